import { expect, test } from 'vitest'
import { readExactJson } from './readExactJson.ts'
import { WireNumber } from './WireNumber.ts'
import { writeJson } from './writeJson.ts'

test('a number beyond 2^53 keeps every digit both ways', () => {
  const text = '{"amount":9007199254740993.17,"name":"12","list":[1,null,true]}'
  expect(readExactJson(text)).toEqual({
    amount: new WireNumber('9007199254740993.17'),
    name: '12',
    list: [new WireNumber('1'), null, true],
  })
  expect(writeJson(readExactJson(text))).toBe(text)
})

test('digits inside a string with escapes stay a string', () => {
  expect(readExactJson('{"a":"say \\"12\\" \\\\"}')).toEqual({ a: 'say "12" \\' })
})

test('text that is not JSON is refused', () => {
  expect(() => readExactJson('{"a":01}')).toThrow(SyntaxError)
})
