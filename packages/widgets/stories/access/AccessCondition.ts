import type { LendingTheme } from '../../src/theme/LendingTheme.ts'

/** A condition, such as a zoom or a scheme, under which a story is checked again. */
export type AccessCondition = {
  name: string
  /** Worn by every root of the story. */
  theme?: LendingTheme
  scheme?: 'light' | 'dark'
  dir?: 'rtl'
  /** The window, in CSS pixels. @default the story's own */
  window?: { width: number; height: number }
  /** Of the whole page, as a browser's zoom. */
  zoom?: number
  /** Style rules of the reader's own, such as larger text. */
  readerStyle?: string
  /** What is asked of axe: all its rules, those that colours can break, those that sizes and places can break, or nothing. */
  rules: 'all' | 'colours' | 'layout' | 'none'
  /** Whether anything moves, so that text may be cut or stand out of sight. */
  moves: boolean
}
