'use client'
import type { UseRegisterCustomerDocumentsReturnType } from '@onlend/hooks/forms'
import { createContext } from 'react'

/** The files of the registration around; `null` until the part that moves them has been fetched. */
export const FilesContext = createContext<UseRegisterCustomerDocumentsReturnType | null>(null)
