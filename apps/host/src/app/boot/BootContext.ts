import { createContext } from 'react'
import type { PageBoot } from './PageBoot.ts'

/** What the server knew; `null` where no server drew the page. */
export const BootContext = createContext<PageBoot | null>(null)
