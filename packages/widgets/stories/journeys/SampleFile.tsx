import { type ReactNode, useEffect, useState } from 'react'
import { transactionsFile } from '../transactionsFile.ts'

/** A sheet to try an import with, made in the page. */
export function SampleFile(): ReactNode {
  const [address, setAddress] = useState<string | null>(null)
  useEffect(() => {
    const made = URL.createObjectURL(transactionsFile({ rows: 40, faulty: [2, 4] }))
    setAddress(made)
    return () => URL.revokeObjectURL(made)
  }, [])
  return (
    <p>
      No sheet at hand?{' '}
      <a href={address ?? undefined} download="transactions.csv" style={{ color: 'inherit' }}>
        Download a sample of 40 rows
      </a>
      .
    </p>
  )
}
