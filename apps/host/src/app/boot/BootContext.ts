import { createContext } from 'react'
import type { PageBoot } from './PageBoot.ts'

/** The boot data of the server; `null` where no server drew the page. */
export const BootContext = createContext<PageBoot | null>(null)
