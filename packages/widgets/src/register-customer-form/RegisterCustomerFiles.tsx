'use client'
import {
  useRegisterCustomerDocuments,
  type UseRegisterCustomerDocumentsParameters,
  type UseRegisterCustomerDocumentsReturnType,
} from '@onlend/hooks/forms'
import { type ReactNode, useEffect } from 'react'

type RegisterCustomerFilesProps = UseRegisterCustomerDocumentsParameters & {
  form: Parameters<typeof useRegisterCustomerDocuments>[0]
  onFiles: (files: UseRegisterCustomerDocumentsReturnType) => void
}

/** Moves the files of a registration, on every page and until it is registered; draws nothing. */
export function RegisterCustomerFiles({ form, onFiles, ...options }: RegisterCustomerFilesProps): ReactNode {
  const files = useRegisterCustomerDocuments(form, options)
  useEffect(() => onFiles(files), [files, onFiles])
  return null
}
