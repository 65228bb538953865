import { expect, test } from 'vitest'
import { describeChange, type UploadNews } from './describeChange.ts'
import { uploadItem } from '../../stories/document-slot/uploadItem.ts'

const going = uploadItem({ state: 'sending', size: 100, sent: 10 })
const moment = (items: UploadNews['items'], ratio = 0): UploadNews => ({ items, ratio, obstacle: null })

test('a file is said to start once, and not again while it moves or after it waited for the link', () => {
  expect(describeChange(moment([]), moment([going])).started).toEqual([going])
  const further = { ...going, sent: 40 }
  const waiting = { ...going, state: 'held' as const, pause: 'offline' as const }
  expect(describeChange(moment([going]), moment([further])).started).toEqual([])
  expect(describeChange(moment([waiting]), moment([further])).started).toEqual([])
})

test('each percent is no news, the middle is, once', () => {
  const quiet = describeChange(moment([going], 0.2), moment([going], 0.49))
  expect(quiet).toEqual({
    started: [],
    staged: [],
    troubled: [],
    isHalf: false,
    isAll: false,
    obstacle: null,
  })
  expect(describeChange(moment([going], 0.49), moment([going], 0.5)).isHalf).toBe(true)
  expect(describeChange(moment([going], 0.5), moment([going], 0.6)).isHalf).toBe(false)
})

test('the last file that is staged makes everything uploaded, even where another file was rejected', () => {
  const other = uploadItem({ state: 'rejected', problem: 'TYPE' })
  const done = { ...going, state: 'staged' as const }
  const waiting = uploadItem({ state: 'queued' })
  expect(describeChange(moment([going, other]), moment([done, other]))).toMatchObject({
    staged: [done],
    isAll: true,
    troubled: [],
  })
  expect(describeChange(moment([going, waiting]), moment([done, waiting])).isAll).toBe(false)
})

test('a file in trouble is said once, and again when the trouble is another', () => {
  const failed = { ...going, state: 'failed' as const, problem: 'CONNECTION' as const }
  expect(describeChange(moment([going]), moment([failed])).troubled).toEqual([failed])
  expect(describeChange(moment([failed]), moment([failed])).troubled).toEqual([])
  const gone = { ...failed, problem: 'EXPIRED' as const }
  expect(describeChange(moment([failed]), moment([gone])).troubled).toEqual([gone])
})

test('a lost link, an ended session and the way back are said', () => {
  const offline = { ...moment([]), obstacle: 'offline' as const }
  expect(describeChange(moment([]), offline).obstacle).toBe('offline')
  expect(describeChange(offline, offline).obstacle).toBeNull()
  expect(describeChange(offline, moment([])).obstacle).toBe('none')
})
