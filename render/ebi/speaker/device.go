package speaker

import (
	"io"

	"github.com/ebitengine/oto/v3"

	"grognard/render/sound"
)

// otoDevice is the computer's own device.
type otoDevice struct {
	*oto.Context
	player *oto.Player
}

// openDevice opens it and waits until it is ready. A program can do so once.
func openDevice() (device, error) {
	hush()
	c, ready, err := oto.NewContext(&oto.NewContextOptions{
		SampleRate: sound.Rate, ChannelCount: 2, Format: oto.FormatFloat32LE, BufferSize: deviceBuffer,
	})
	if err != nil {
		return nil, err
	}
	<-ready
	if err := c.Err(); err != nil {
		return nil, err
	}
	return &otoDevice{Context: c}, nil
}

// Play implements device.
func (d *otoDevice) Play(r io.Reader) {
	d.player = d.NewPlayer(r)
	d.player.SetBufferSize(bytesOf(playerBuffer))
	d.player.Play()
}
