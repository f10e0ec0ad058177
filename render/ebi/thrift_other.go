//go:build !linux || !cgo

package ebi

func thrift() {}

func trim() {}
