'use client'
import { useWordsContext } from '../words/useWordsContext.ts'
import type { RootValue } from './RootContext.ts'

/** The locale, zones, classes and slots that the nearest `<LendingRoot>` sets. Throws outside of one. */
// The cast is that of `RootContext`: what words read of a root is part of one value.
export const useLendingRoot = useWordsContext as () => RootValue
