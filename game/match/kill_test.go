package match

import (
	"bufio"
	"fmt"
	"math/rand/v2"
	"os"
	"os/exec"
	"path/filepath"
	"testing"
	"time"

	"grognard/game/archive"
	"grognard/rules/rulestest/toy"
)

// killPath names, in the environment of a child process, the save that it
// keeps while it plays.
const killPath = "GROGNARD_KILL_SAVE"

// TestMain plays instead of testing if it is the child of the test below.
func TestMain(m *testing.M) {
	if path := os.Getenv(killPath); path != "" {
		if err := playForKill(path); err != nil {
			fmt.Fprintln(os.Stderr, err)
			os.Exit(1)
		}
		os.Exit(0)
	}
	os.Exit(m.Run())
}

// playForKill plays a whole game and prints the number of answers, and the
// hash of the position, whenever they are on disk.
func playForKill(path string) error {
	m, err := New(toy.Book{}, Start{Data: []byte(toy.Duel), Seed: 6, Open: true})
	if err != nil {
		return err
	}
	w := archive.NewWriter(path)
	m.SaveTo(w, nil)
	r := rand.New(rand.NewPCG(6, 6))
	for m.Request() != nil {
		if _, err := m.Answer(pick(r, m.Request())); err != nil {
			return err
		}
		if err := w.Flush(); err != nil {
			return err
		}
		fmt.Println(m.Len(), hash(m.Position()))
	}
	return nil
}

func TestKilledProgramLosesNoAnswerThatWasOnDisk(t *testing.T) {
	r := rand.New(rand.NewPCG(uint64(time.Now().UnixNano()), 1)) // moments of death need not repeat
	times := 30
	if testing.Short() {
		times = 5
	}
	torn := 0
	for range times {
		path := filepath.Join(t.TempDir(), "auto"+archive.Ext)
		n, h := killed(t, r, path)
		g, err := archive.Read(path)
		if err != nil {
			t.Fatalf("after %d answers: %v", n, err)
		}
		m, err := Load(toy.Book{}, g)
		if err != nil {
			t.Fatalf("after %d answers: %v", n, err)
		}
		if m.Len() < n || hash(m.At(n)) != h {
			t.Fatalf("%d answers were on disk, the save holds %d", n, m.Len())
		}
		if _, err := os.Stat(path + ".new"); err == nil {
			torn++
		}
	}
	t.Logf("%d of %d were killed within a write", torn, times)
}

// killed starts the child, kills it at a random moment and returns the last
// answer that it said was on disk.
func killed(t *testing.T, r *rand.Rand, path string) (n int, h uint64) {
	t.Helper()
	child := exec.Command(os.Args[0])
	child.Env = append(os.Environ(), killPath+"="+path)
	out, err := child.StdoutPipe()
	if err != nil {
		t.Fatal(err)
	}
	if err := child.Start(); err != nil {
		t.Fatal(err)
	}
	last := 1 + r.IntN(50)
	lines := bufio.NewScanner(out)
	for i := 0; lines.Scan(); i++ {
		if _, err := fmt.Sscan(lines.Text(), &n, &h); err != nil {
			t.Fatalf("the child says %q", lines.Text())
		}
		if i == last {
			time.Sleep(time.Duration(r.IntN(1500)) * time.Microsecond)
			_ = child.Process.Kill() // it may have finished
		}
	}
	_ = child.Wait()
	if n == 0 {
		t.Fatal("the child has played nothing")
	}
	return n, h
}
