'use client'
import { createContext } from 'react'

/** The id of the form that a field is in. The default is the id of no form: a field outside of the kit's forms belongs to no form of the host either. */
export const FormOwnerContext = createContext('onlend-no-form')
