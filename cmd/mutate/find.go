package main

import (
	"fmt"
	"go/ast"
	"go/constant"
	"go/token"
	"go/types"
	"os"
	"path/filepath"
	"strings"

	"golang.org/x/tools/go/packages"
)

// mutant is one small change of the source.
type mutant struct {
	id       int    // from 1, in the woven program
	file     string // as the compiler names it
	line     int
	from, to string // what stands there and what it is changed to, for the reader
	verdict
	edit *edit // what weaves it in
}

// String is the mutant as the list of survivors has it.
func (m *mutant) String() string {
	s := fmt.Sprintf("%s:%d  %s  ->  %s", filepath.Base(m.file), m.line, m.from, m.to)
	if m.by != "" {
		s += "  (" + m.by + ")"
	}
	return s
}

// edit puts text around a node, and may put a comma where its operator stands.
// One edit may serve several mutants, whose numbers follow each other: its
// texts hold %d for the first of them.
type edit struct {
	pos, end      token.Pos
	before, after string
	op            token.Pos // 0: none
	opText        string
	mutants       []*mutant
	seq, done     int // order of coming to the node and of leaving it
}

// source is a package to change.
type source struct {
	path, dir string
	fset      *token.FileSet
	files     []*ast.File
	info      *types.Info
	types     *types.Package
	text      map[string][]byte // by file
}

// load reads and checks a package.
func load(pattern string) (*source, error) {
	cfg := &packages.Config{Mode: packages.NeedName | packages.NeedFiles | packages.NeedSyntax | packages.NeedTypes | packages.NeedTypesInfo | packages.NeedImports | packages.NeedDeps}
	all, err := packages.Load(cfg, pattern)
	if err != nil {
		return nil, err
	}
	if len(all) != 1 || len(all[0].GoFiles) == 0 {
		return nil, fmt.Errorf("%s is not one package", pattern)
	}
	p := all[0]
	if len(p.Errors) > 0 {
		return nil, p.Errors[0]
	}
	s := &source{path: p.PkgPath, dir: filepath.Dir(p.GoFiles[0]), fset: p.Fset, files: p.Syntax, info: p.TypesInfo, types: p.Types, text: map[string][]byte{}}
	for _, f := range p.GoFiles {
		if s.text[f], err = os.ReadFile(f); err != nil {
			return nil, err
		}
	}
	return s, nil
}

// find lists every change that can be made.
func find(s *source) []*mutant {
	f := &finder{source: s}
	for _, file := range s.files {
		if !ast.IsGenerated(file) {
			f.walk(file)
		}
	}
	return f.all
}

type finder struct {
	*source
	all   []*mutant
	stack []ast.Node
	edits []*edit // of the node that is visited
	seq   int
}

// walk goes through a file and notes in what order nodes open and close.
func (f *finder) walk(file *ast.File) {
	var opened [][]*edit
	ast.Inspect(file, func(n ast.Node) bool {
		if n == nil {
			last := len(f.stack) - 1
			for _, e := range opened[last] {
				f.seq++
				e.done = f.seq
			}
			f.stack, opened = f.stack[:last], opened[:last]
			return true
		}
		if f.shut(n) {
			return false
		}
		f.edits = nil
		f.visit(n)
		f.stack, opened = append(f.stack, n), append(opened, f.edits)
		return true
	})
}

// shut reports whether nothing below a node is to be changed: constants and
// types, words for programmers, and what only makes room.
func (f *finder) shut(n ast.Node) bool {
	switch n := n.(type) {
	case *ast.GenDecl:
		return n.Tok == token.CONST || n.Tok == token.TYPE || n.Tok == token.IMPORT
	case *ast.FuncDecl:
		return n.Name.Name == "String" || n.Name.Name == "Error"
	case *ast.ArrayType, *ast.FuncType, *ast.StructType, *ast.InterfaceType:
		return true
	case *ast.CallExpr:
		id, ok := n.Fun.(*ast.Ident)
		if sel, is := n.Fun.(*ast.SelectorExpr); is {
			id, ok = sel.Sel, sel.Sel.Name == "Grow"
		}
		return ok && (id.Name == "panic" || id.Name == "make" || id.Name == "Grow")
	}
	return false
}

func (f *finder) parent() ast.Node {
	if len(f.stack) == 0 {
		return nil
	}
	return f.stack[len(f.stack)-1]
}

func (f *finder) src(n ast.Node) string {
	from, to := f.fset.Position(n.Pos()), f.fset.Position(n.End())
	return strings.Join(strings.Fields(string(f.text[from.Filename][from.Offset:to.Offset])), " ")
}

// add makes mutants of a node that one edit weaves in.
func (f *finder) add(n ast.Node, e *edit, from string, to ...string) {
	at := f.fset.Position(n.Pos())
	if e.op != 0 {
		at.Line = f.fset.Position(e.op).Line
	}
	f.seq++
	e.pos, e.end, e.seq = n.Pos(), n.End(), f.seq
	for _, t := range to {
		m := &mutant{file: at.Filename, line: at.Line, from: short(from), to: short(t), edit: e}
		e.mutants = append(e.mutants, m)
		f.all = append(f.all, m)
	}
	f.edits = append(f.edits, e)
}

func short(s string) string {
	if len(s) > 90 {
		return s[:60] + " … " + s[len(s)-25:]
	}
	return s
}

// constant reports whether an expression has its value before the program runs.
func (f *finder) constant(e ast.Expr) bool { return f.info.Types[e].Value != nil }

// is reports whether an expression is of a basic type of a kind and not of a
// type parameter.
func (f *finder) is(e ast.Expr, kind types.BasicInfo) bool {
	t := f.info.TypeOf(e)
	if t == nil {
		return false
	}
	if _, generic := t.(*types.TypeParam); generic {
		return false
	}
	b, ok := t.Underlying().(*types.Basic)
	return ok && b.Info()&kind != 0
}

// plainBool reports whether an expression is of type bool itself.
func (f *finder) plainBool(e ast.Expr) bool {
	t, ok := f.info.TypeOf(e).(*types.Basic)
	return ok && t.Info()&types.IsBoolean != 0
}

func (f *finder) visit(n ast.Node) {
	if stmt, ok := n.(ast.Stmt); ok {
		f.statement(stmt)
		return
	}
	e, ok := n.(ast.Expr)
	if !ok {
		return
	}
	switch e := e.(type) {
	case *ast.BinaryExpr:
		f.binary(e)
	case *ast.UnaryExpr:
		if e.Op == token.NOT && f.plainBool(e) && !f.constant(e) {
			f.negate(e, f.src(e.X))
		}
	case *ast.BasicLit:
		f.number(e)
	case *ast.Ident:
		if e.Name == "true" || e.Name == "false" {
			f.truth(e)
			return
		}
		f.condition(e)
	case *ast.CallExpr, *ast.SelectorExpr, *ast.IndexExpr:
		f.condition(e)
	}
}

// negate turns a truth round.
func (f *finder) negate(e ast.Expr, to string) {
	f.add(e, &edit{before: "mutantNot(%d, ", after: ")"}, f.src(e), to)
}

// condition negates what stands alone where a truth is wanted.
func (f *finder) condition(e ast.Expr) {
	if !f.plainBool(e) || f.constant(e) {
		return
	}
	switch p := f.parent().(type) {
	case *ast.IfStmt:
		if p.Cond == e {
			f.negate(e, "!"+f.src(e))
		}
	case *ast.ReturnStmt:
		f.negate(e, "!"+f.src(e))
	case *ast.CaseClause:
		if sw := f.above(3); sw != nil {
			if s, ok := sw.(*ast.SwitchStmt); ok && s.Tag == nil {
				f.negate(e, "!"+f.src(e))
			}
		}
	case *ast.CallExpr:
		if p.Fun != e {
			f.negate(e, "!"+f.src(e))
		}
	}
}

// above returns the nth node above the one that is visited, 1 being the parent.
func (f *finder) above(n int) ast.Node {
	if len(f.stack) < n {
		return nil
	}
	return f.stack[len(f.stack)-n]
}

// truth flips true and false.
func (f *finder) truth(e *ast.Ident) {
	if t, ok := f.info.TypeOf(e).(*types.Basic); !ok || t.Info()&types.IsBoolean == 0 || f.info.Types[e].Value == nil {
		return
	}
	f.negate(e, fmt.Sprint(e.Name != "true"))
}

// number adds one to a whole number.
func (f *finder) number(e *ast.BasicLit) {
	if e.Kind != token.INT || !f.is(e, types.IsInteger) {
		return
	}
	switch p := f.parent().(type) {
	case *ast.KeyValueExpr:
		if p.Key == ast.Expr(e) {
			return
		}
	case ast.Expr:
		if f.constant(p) {
			return
		}
		if b, ok := p.(*ast.BinaryExpr); ok && (ordering(b.Op) || b.Op == token.SHL || b.Op == token.SHR) {
			return // its boundary is moved already
		}
	}
	t := f.info.TypeOf(e)
	if b, ok := t.(*types.Basic); ok && b.Info()&types.IsUntyped != 0 {
		return
	}
	if named, ok := t.(*types.Named); ok && named.Obj().Pkg() != f.types {
		return
	}
	name := types.TypeString(t, types.RelativeTo(f.types))
	v, _ := constant.Int64Val(f.info.Types[e].Value)
	f.add(e, &edit{before: "mutantInt[" + name + "](%d, ", after: ")"}, f.whole(e), strings.Replace(f.whole(e), e.Value, fmt.Sprintf("«%d»", v+1), 1))
}

// whole returns the source of the statement or element around a node.
func (f *finder) whole(n ast.Node) string {
	for i := len(f.stack) - 1; i >= 0; i-- {
		switch p := f.stack[i].(type) {
		case *ast.IfStmt, *ast.ForStmt, *ast.SwitchStmt, *ast.BlockStmt, *ast.CaseClause, *ast.FuncDecl, *ast.FuncLit, *ast.ValueSpec, *ast.RangeStmt:
			return f.src(n)
		case *ast.CallExpr, *ast.KeyValueExpr, *ast.AssignStmt, *ast.ReturnStmt, *ast.BinaryExpr:
			return f.src(p)
		}
	}
	return f.src(n)
}

func ordering(op token.Token) bool {
	return op == token.LSS || op == token.LEQ || op == token.GTR || op == token.GEQ
}

// turned is what an operator is changed to.
var turned = map[token.Token]token.Token{
	token.EQL: token.NEQ, token.NEQ: token.EQL,
	token.LSS: token.GEQ, token.LEQ: token.GTR, token.GTR: token.LEQ, token.GEQ: token.LSS,
	token.ADD: token.SUB, token.SUB: token.ADD, token.MUL: token.ADD, token.QUO: token.MUL, token.REM: token.QUO,
}

// edged moves the boundary of a comparison by one.
var edged = map[token.Token]token.Token{token.LSS: token.LEQ, token.LEQ: token.LSS, token.GTR: token.GEQ, token.GEQ: token.GTR}

func (f *finder) binary(e *ast.BinaryExpr) {
	if f.constant(e) {
		return
	}
	x, y := f.src(e.X), f.src(e.Y)
	with := func(op token.Token) string { return x + " " + op.String() + " " + y }
	comma := func(call string) *edit {
		return &edit{before: call + "(%d, ", op: e.OpPos, opText: ",", after: ")"}
	}
	switch op := e.Op; {
	case op == token.LAND || op == token.LOR:
		if !f.plainBool(e) {
			return
		}
		call := map[token.Token]string{token.LAND: "mutantAnd", token.LOR: "mutantOr"}[op]
		edit := comma(call)
		edit.opText, edit.after = ", func() bool { return (", ")})"
		f.add(e, edit, with(op), y, x)
	case op == token.EQL || op == token.NEQ:
		if f.plainBool(e) {
			f.negate(e, with(turned[op]))
		}
	case ordering(op):
		if f.plainBool(e) && f.is(e.X, types.IsOrdered) && f.is(e.Y, types.IsOrdered) {
			edit := comma("mutant" + map[token.Token]string{token.LSS: "Lss", token.LEQ: "Leq", token.GTR: "Gtr", token.GEQ: "Geq"}[op])
			f.add(e, edit, with(op), with(edged[op]), with(turned[op]))
		}
	case turned[op] != 0:
		if f.is(e, types.IsInteger) && f.is(e.X, types.IsInteger) && f.is(e.Y, types.IsInteger) {
			edit := comma("mutant" + map[token.Token]string{token.ADD: "Add", token.SUB: "Sub", token.MUL: "Mul", token.QUO: "Quo", token.REM: "Rem"}[op])
			f.add(e, edit, with(op), with(turned[op]))
		}
	}
}

// statement leaves out what can be left out.
func (f *finder) statement(n ast.Stmt) {
	switch f.parent().(type) {
	case *ast.BlockStmt, *ast.CaseClause:
	default:
		return
	}
	switch s := n.(type) {
	case *ast.ExprStmt:
		if call, ok := s.X.(*ast.CallExpr); ok && f.shut(call) {
			return
		}
	case *ast.AssignStmt:
		if s.Tok == token.DEFINE || blank(s.Lhs) {
			return
		}
	case *ast.IncDecStmt:
	case *ast.BranchStmt:
		if s.Tok != token.CONTINUE {
			return
		}
	case *ast.ReturnStmt:
		if len(s.Results) > 0 || f.last(s) {
			return
		}
	default:
		return
	}
	f.add(n, &edit{before: "if !mutantOn(%d) { ", after: " }"}, f.src(n), "(left out)")
}

// last reports whether a statement ends the body of its function anyway.
func (f *finder) last(s ast.Stmt) bool {
	body, ok := f.parent().(*ast.BlockStmt)
	if !ok || body.List[len(body.List)-1] != s {
		return false
	}
	switch f.above(2).(type) {
	case *ast.FuncDecl, *ast.FuncLit:
		return true
	}
	return false
}

func blank(left []ast.Expr) bool {
	for _, e := range left {
		if id, ok := e.(*ast.Ident); !ok || id.Name != "_" {
			return false
		}
	}
	return true
}
