import { expect, test } from 'vitest'
import { createEventStreamParser, type StreamEvent } from './createEventStreamParser.ts'

const parse = (text: string, size = text.length): StreamEvent[] => {
  const events: StreamEvent[] = []
  const feed = createEventStreamParser((event) => events.push(event))
  for (let at = 0; at < text.length; at += size) feed(text.slice(at, at + size))
  return events
}

const stream =
  ': open\r\n\r\nid: 1\r\nevent: notice\r\ndata: {"a":\r\ndata: 1}\r\n\r\nretry: 500\n\ndata:bare\n\rid\ndata\n\nid: 2\ndata:  two \n\n: beat\n\ndata: é✓😀\n\n'
const expected = [
  { id: '1', event: 'notice', data: '{"a":\n1}' },
  { id: '1', event: 'message', data: 'bare' },
  { id: '', event: 'message', data: '' },
  { id: '2', event: 'message', data: ' two ' },
  { id: '2', event: 'message', data: 'é✓😀' },
]

test('a stream becomes its events', () => {
  expect(parse(stream)).toEqual(expected)
})

test('pieces of any size make the same events', () => {
  for (let size = 1; size <= stream.length; size += 1)
    expect(parse(stream, size), `pieces of ${size}`).toEqual(expected)
})

test('the pause of a retry field is reported, and no other field is taken for one', () => {
  const asked: number[] = []
  const feed = createEventStreamParser(
    () => {},
    (milliseconds) => asked.push(milliseconds),
  )
  feed('retry: 2000\n\nretry:30\nretry: \nretry: -1\nretry: 1e3\nretry: 5s\nretry: 9999999999\nretry\n')
  expect(asked).toEqual([2_000, 30])
})

test('every kind of line end is a line end', () => {
  for (const end of ['\n', '\r\n', '\r'])
    expect(parse(`data: a${end}data: b${end}${end}.`)).toEqual([{ id: null, event: 'message', data: 'a\nb' }])
})

test('an event without data, a half event at the end and an id with a zero byte do not count', () => {
  expect(parse('event: x\n\ndata: half')).toEqual([])
  expect(parse('id: a\0b\ndata: c\n\n')).toEqual([{ id: null, event: 'message', data: 'c' }])
})

test('a line or an event without an end is cut', () => {
  const feed = createEventStreamParser(() => {})
  expect(() => feed('x'.repeat(70_000))).toThrow(RangeError)
  const many = createEventStreamParser(() => {})
  expect(() => many('data: x\n'.repeat(20_000))).toThrow(RangeError)
})

test('heartbeats may go on for ever', () => {
  const feed = createEventStreamParser(() => {})
  for (let beat = 0; beat < 20_000; beat += 1) feed(': beat\n')
})
