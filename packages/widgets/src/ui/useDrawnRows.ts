'use client'
import { type RefObject, useLayoutEffect as useBrowserLayoutEffect, useEffect, useRef, useState } from 'react'
import { watchSize } from './watchSize.ts'

// React warns about layout effects on a server, where no list is open.
const useLayoutEffect = typeof window === 'undefined' ? useEffect : useBrowserLayoutEffect

/** The most rows of a list that is rendered whole. */
const few = 20
/** Rows rendered above and below the visible ones, so that a fast scroll does not outrun them. */
const spare = 3
/** Rows rendered before it is known how many fit. */
const first = 12

type DrawnRows = {
  /** The places of the rows to draw, in their order. */
  rows: readonly number[]
  /** The room to leave above a rendered row for the rows before it that are not rendered, in pixels. */
  gaps: ReadonlyMap<number, number>
  /** The room below the last rendered row, in pixels. */
  rest: number
  /** Whether rows are left out. */
  isPart: boolean
}

/**
 * The rows of a long list to render: those visible in its box, a few around them, and those kept because something refers to them. Each
 * rendered row has its place in `data-ol-row`, and so has a heading above it. Rows can have any height: the hook remembers measured
 * heights, and keeps the visible rows in place when a row above is taller than estimated.
 */
export function useDrawnRows(
  box: RefObject<HTMLElement | null>,
  items: readonly unknown[],
  keptRows: readonly number[],
): DrawnRows {
  const { length } = items
  const isPart = length > few
  const [heights] = useState(createRowHeights)
  const [range, setRange] = useState({ from: 0, to: first })
  const known = useRef(items)
  const anchored = useRef<{ row: number; y: number } | null>(null)

  const look = () => {
    const list = box.current
    if (!list || !isPart) return
    const before = known.current
    known.current = items
    const isOther = (item: unknown, row: number) => item !== items[row]
    if (before !== items && (before.length !== length || before.some(isOther))) {
      heights.forgetRows()
      scrollBy(list, -list.scrollTop)
    }
    const drawn = readRows(list)
    const [top] = drawn
    // A list without layout has no height: the first rows stay until it has.
    if (!top || drawn.every((one) => one.top === one.bottom)) return
    const frame = list.getBoundingClientRect()
    if (anchored.current) {
      const { row, y } = anchored.current
      const place = drawn.find((one) => one.row === row)
      anchored.current = null
      if (place) move(list, drawn, place.top - frame.top - y)
    }
    // A host may leave the list's own height out: then the window is its box.
    const start = Math.max(frame.top, 0)
    const end = Math.min(frame.bottom, window.innerHeight)
    // The row to hold in place: a kept row in sight, else the first that was visible before rows above it rendered taller than estimated.
    const findAnchor = (getShift: (at: number) => number): number => {
      const wasBelow = (one: DrawnRow, at: number) => one.bottom - getShift(at) > start
      const kept = drawn.findIndex(
        (one, at) => keptRows.includes(one.row) && wasBelow(one, at) && one.top - getShift(at) < end,
      )
      return kept >= 0 ? kept : Math.max(0, drawn.findIndex(wasBelow))
    }
    if (heights.isUnknown()) {
      const anchor = drawn[findAnchor(() => 0)] ?? top
      // Headings and long names are the exception.
      const sorted = drawn.map((one) => one.bottom - one.top).sort((a, b) => a - b)
      heights.begin(sorted[sorted.length >> 1] ?? 0)
      anchored.current = { row: anchor.row, y: anchor.top - frame.top }
      const seen = Math.max(spare, Math.ceil((end - start) / heights.usual()))
      setRange({ from: Math.max(0, anchor.row - seen), to: Math.min(length, anchor.row + seen) })
      return
    }
    const origin = top.top - heights.offset(top.row)
    const stood = drawn.map(({ row }) => heights.offset(row))
    let isChanged = false
    drawn.forEach((one, at) => {
      const next = drawn[at + 1]
      const height = (next?.row === one.row + 1 ? next.top : one.bottom) - one.top
      if (heights.keep(one.row, height)) isChanged = true
    })
    const shifts = drawn.map(({ row }, at) => heights.offset(row) - (stood[at] ?? 0))
    const shift = shifts[findAnchor((at) => shifts[at] ?? 0)] ?? 0
    if (Math.abs(shift) >= 1) scrollBy(list, shift)
    const from = Math.max(0, heights.rowAt(start - origin + shift, length) - spare)
    // A list that is out of sight keeps some rows: without any, there would be nothing to find its place by.
    const least = from + 2 * spare
    const to = Math.min(length, Math.max(least, heights.rowAt(end - origin + shift, length) + 1 + spare))
    if (isChanged || from !== range.from || to !== range.to) setRange({ from, to })
  }
  const latest = useRef(look)
  useLayoutEffect(() => {
    latest.current = look
    look()
  })

  useEffect(() => {
    const list = box.current
    if (!list || !isPart) return
    const root = list.getRootNode()
    const measure = () => latest.current()
    const listening = { capture: true, passive: true }
    // Within a shadow root the scrolling of the list is not heard outside.
    const targets = root instanceof ShadowRoot ? [root, window] : [window]
    for (const target of targets) target.addEventListener('scroll', measure, listening)
    let width: number | undefined
    const unwatch = watchSize(list, () => {
      if (list.clientWidth === 0) return
      // Names wrap anew.
      if (width !== undefined && width !== list.clientWidth) heights.forget()
      width = list.clientWidth
      measure()
    })
    return () => {
      unwatch()
      for (const target of targets) target.removeEventListener('scroll', measure, listening)
    }
  }, [box, heights, isPart])

  const size = range.to - range.from
  const from = isPart ? Math.max(0, Math.min(range.from, length - size)) : 0
  const to = isPart ? Math.min(length, from + size) : length
  const wanted = new Set(keptRows.filter((row) => row >= 0 && row < length))
  for (let row = from; row < to; row += 1) wanted.add(row)
  const rows = [...wanted].sort((a, b) => a - b)
  const gaps = new Map<number, number>()
  let next = 0
  for (const row of rows) {
    if (row > next) gaps.set(row, heights.offset(row) - heights.offset(next))
    next = row + 1
  }
  return { rows, gaps, rest: heights.offset(length) - heights.offset(next), isPart }
}

type DrawnRow = { row: number; top: number; bottom: number }

/** The places of the rendered rows in the window, each with its heading. */
function readRows(list: HTMLElement): DrawnRow[] {
  const rows: DrawnRow[] = []
  for (const element of list.querySelectorAll<HTMLElement>('[data-ol-row]')) {
    const row = Number(element.dataset.olRow)
    const { top, bottom } = element.getBoundingClientRect()
    const last = rows.at(-1)
    if (last?.row === row) last.bottom = bottom
    else rows.push({ row, top, bottom })
  }
  return rows
}

/** Scrolls by `scrollTop`, which every document has. */
function scrollBy(list: HTMLElement, by: number): void {
  list.scrollTop += by
}

/** Scrolls the list, and moves the measured rows by the same distance. */
function move(list: HTMLElement, rows: DrawnRow[], by: number): void {
  const before = list.scrollTop
  scrollBy(list, by)
  const moved = list.scrollTop - before
  for (const one of rows) {
    one.top -= moved
    one.bottom -= moved
  }
}

/** The heights of rows: one usual height, until a measured row differs. */
function createRowHeights() {
  let usual: number | null = null
  const others = new Map<number, number>()
  const supposed = () => usual ?? 44
  const offset = (row: number) => {
    let sum = row * supposed()
    for (const [other, height] of others) if (other < row) sum += height - supposed()
    return sum
  }
  return {
    isUnknown: () => usual === null,
    usual: supposed,
    begin: (height: number) => {
      usual = Math.max(height, 8)
    },
    forget: () => {
      usual = null
      others.clear()
    },
    forgetRows: () => others.clear(),
    /** Whether it is another than was supposed. */
    keep: (row: number, height: number) => {
      if (Math.abs((others.get(row) ?? supposed()) - height) < 0.5) return false
      others.set(row, height)
      return true
    },
    /** The distance of a row from the first row, in pixels. */
    offset,
    /** The row at a distance from the first. */
    rowAt: (y: number, length: number) => {
      let low = 0
      let high = length - 1
      while (low < high) {
        const middle = (low + high + 1) >> 1
        if (offset(middle) <= y) low = middle
        else high = middle - 1
      }
      return low
    },
  }
}
