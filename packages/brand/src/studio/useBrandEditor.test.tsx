import { act, renderHook } from '@testing-library/react'
import { expect, test } from 'vitest'
import { useBrandEditor } from './useBrandEditor.ts'

const brand = { id: 'a', name: 'A', locale: 'en', theme: { version: 1, tokens: { colorPrimary: '#0f5c4c' } } }
const primary = ['theme', 'tokens', 'colorPrimary']

function openEditor(published?: typeof brand) {
  const { result } = renderHook(() => useBrandEditor({ brand, published }))
  return {
    get now() {
      return result.current
    },
    set: (path: readonly string[], value: unknown) => act(() => result.current.set(path, value)),
  }
}

test('writing on in one place is one step back, and another place another', () => {
  const editor = openEditor()
  for (const name of ['S', 'Sa', 'Sah']) editor.set(['name'], name)
  editor.set(primary, '#112233')
  expect(editor.now.get(primary)).toBe('#112233')
  act(() => editor.now.undo?.())
  expect(editor.now.get(primary)).toBe('#0f5c4c')
  act(() => editor.now.undo?.())
  expect([editor.now.get(['name']), editor.now.undo]).toEqual(['A', null])
  act(() => editor.now.redo?.())
  act(() => editor.now.redo?.())
  expect([editor.now.get(['name']), editor.now.get(primary), editor.now.redo]).toEqual([
    'Sah',
    '#112233',
    null,
  ])
})

test('a step after a way back is another one, and what was ahead is gone', () => {
  const editor = openEditor()
  editor.set(['name'], 'B')
  act(() => editor.now.undo?.())
  editor.set(['name'], 'C')
  expect(editor.now.redo).toBeNull()
  act(() => editor.now.undo?.())
  expect(editor.now.get(['name'])).toBe('A')
})

test('a customer partner’s brand has what it names alone, is checked over the tenant’s, and is worn with it', () => {
  const { result } = renderHook(() => useBrandEditor({ brand: {}, base: brand }))
  act(() => result.current.set(['name'], 'Mine'))
  const { problems, whole } = result.current
  expect([result.current.brand, problems]).toEqual([{ name: 'Mine' }, []])
  expect(whole).toEqual({ ...brand, name: 'Mine' })
})

test('a colour that cannot be read is shown with the one that people see', () => {
  const editor = openEditor()
  editor.set(['theme', 'tokens', 'colorText'], '#dddddd')
  const [repair] = editor.now.repairs
  expect(repair).toMatchObject({ scheme: 'light', token: 'colorText', required: 4.5 })
  expect(repair?.ratio).toBeLessThan(4.5)
  expect(repair?.shown).toMatch(/^#[\da-f]{6}$/)
})

test('an unreadable value is a problem with its place, and the comparison names every change', () => {
  const editor = openEditor({ ...brand, name: 'Published' })
  editor.set(primary, 'url(x)')
  expect(editor.now.problems[0]).toMatchObject({ severity: 'error', path: primary.join('.') })
  expect(editor.now.changes).toEqual([
    { path: ['name'], published: 'Published', now: 'A' },
    { path: primary, published: '#0f5c4c', now: 'url(x)' },
  ])
})

test('another brand is one step, which can be taken back', () => {
  const editor = openEditor()
  act(() => editor.now.replace({ id: 'b' }))
  expect(editor.now.get(['id'])).toBe('b')
  act(() => editor.now.undo?.())
  expect(editor.now.brand).toBe(brand)
})
