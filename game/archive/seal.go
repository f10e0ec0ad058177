package archive

import (
	"bytes"
	"crypto/aes"
	"crypto/cipher"
	"crypto/sha256"
	"encoding/base64"
	"encoding/binary"

	"grognard/rules"
)

// A sealed save keeps from a look what a player may not know: seed, answers and
// position. The key stands in the program, so whoever takes the program apart
// reads them all the same; there is nothing else that a save could be opened
// with on any computer.
var sealKey = sha256.Sum256([]byte("Grognard: not for the eyes of a player"))

// sealWidth is how many letters a line of the sealed text has.
const sealWidth = 96

// cross turns text into its sealed bytes and back; sum is that of the text.
func cross(text []byte, sum uint64) []byte {
	block, err := aes.NewCipher(sealKey[:])
	if err != nil {
		panic(err) // the key has a length that suits
	}
	iv := make([]byte, aes.BlockSize)
	binary.BigEndian.PutUint64(iv, sum)
	out := make([]byte, len(text))
	cipher.NewCTR(block, iv).XORKeyStream(out, text)
	return out
}

// seal writes text as lines that nobody can read.
func seal(text []byte) [][]byte {
	sum := Sum(text)
	all := base64.StdEncoding.AppendEncode(nil, append(binary.BigEndian.AppendUint64(nil, sum), cross(text, sum)...))
	var lines [][]byte
	for ; len(all) > 0; all = all[min(len(all), sealWidth):] {
		lines = append(lines, all[:min(len(all), sealWidth)])
	}
	return lines
}

var errSeal = rules.Fault("fault.save.sealed", "the sealed part of the save is damaged")

// unseal reads what seal wrote.
func unseal(lines []byte) ([]byte, error) {
	all, err := base64.StdEncoding.AppendDecode(nil, bytes.ReplaceAll(lines, []byte("\n"), nil))
	if err != nil || len(all) < 8 {
		return nil, errSeal
	}
	sum := binary.BigEndian.Uint64(all)
	text := cross(all[8:], sum)
	if Sum(text) != sum {
		return nil, errSeal
	}
	return text, nil
}

// sealed reads the sealed part of a save, of as many lines as its count says.
func (d *decoder) sealed(g *Game, count string) error {
	n, err := number(count)
	if err != nil {
		return err
	}
	from := d.to
	for range n {
		if _, err := d.raw(); err != nil {
			return err
		}
	}
	text, err := unseal(d.data[from:d.to])
	if err != nil {
		return err
	}
	in := &decoder{data: text}
	if err := in.open(g); err != nil {
		return errSeal.Adding(err.Error())
	}
	g.Sealed, g.First = true, 0
	return nil
}

// open reads what was sealed: the seed, the answers and the position.
func (d *decoder) open(g *Game) error {
	key, rest, err := d.next()
	if err != nil {
		return err
	}
	if key != "seed" {
		return instead(key, "seed")
	}
	if err := d.entry(&g.Header, key, rest); err != nil {
		return err
	}
	if key, rest, err = d.next(); err != nil {
		return err
	}
	if err := d.answers(g, key, rest); err != nil {
		return err
	}
	if d.to == len(d.data) {
		return nil
	}
	if key, rest, err = d.next(); err != nil {
		return err
	}
	if key != "position" {
		return instead(key, "position")
	}
	return d.position(g, rest)
}
