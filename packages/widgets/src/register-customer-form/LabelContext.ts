'use client'
import type { RegisterCustomerFieldName } from '@onlend/hooks/forms'
import { createContext } from 'react'

/** What the fields are called, for the review, which is fetched later and is given nothing but the values. */
export const LabelContext = createContext<(name: RegisterCustomerFieldName) => string>((name) => name)
