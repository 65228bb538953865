'use client'
import { type Context, createContext } from 'react'

/** The start of every field's id, where the fields are drawn before the form behind them is there: both must name them alike. */
export const FormIdContext: Context<string | null> = createContext<string | null>(null)
