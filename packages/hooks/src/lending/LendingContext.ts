'use client'
import { type Context, createContext } from 'react'
import type { Lending } from './Lending.ts'

/** Carries the `Lending` value of `LendingProvider` to the hooks below it. */
export const LendingContext: Context<Lending | null> = createContext<Lending | null>(null)
