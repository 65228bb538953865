import { createTheme } from '../src/theme/createTheme.ts'
import type { LendingTheme } from '../src/theme/LendingTheme.ts'

const key = 'onlend-showroom-brand'
let made: { text: string; theme: LendingTheme } | null = null

/** The brand that a reader pasted into the playground: the whole showroom wears it under "Pasted brand", until it is taken off. */
export const pastedBrand = {
  /** The JSON as it was pasted, `null` where there is none. */
  read(): string | null {
    return localStorage.getItem(key)
  },
  write(text: string): void {
    localStorage.setItem(key, text)
  },
  clear(): void {
    localStorage.removeItem(key)
  },
  /** The theme of it, the same object until another is pasted; `null` where there is none or where it is no JSON. */
  theme(): LendingTheme | null {
    const text = pastedBrand.read()
    if (text === null) return null
    if (made?.text === text) return made.theme
    try {
      made = { text, theme: createTheme(JSON.parse(text)) }
      return made.theme
    } catch {
      // Written by another version of the showroom, or by hand: a story without a brand says more than a broken one.
      return null
    }
  },
}
