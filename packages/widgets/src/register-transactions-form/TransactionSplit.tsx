'use client'
import { type ReactNode, useRef, useState } from 'react'
import { transactionFinancing as words } from './transactionFinancing.words.ts'
import { useCopy } from '../words/useCopy.ts'
import { Button } from '../ui/Button.tsx'
import { TextField } from '../ui/TextField.tsx'

type TransactionSplitProps = {
  /** Whether it could be divided. */
  onSplit: (count: number) => boolean
  onDone: (count: number) => void
}

/** Divides the financing into so many equal instalments. */
export function TransactionSplit({ onSplit, onDone }: TransactionSplitProps): ReactNode {
  const t = useCopy(words)
  const input = useRef<HTMLInputElement>(null)
  const [problem, setProblem] = useState<'count' | 'amount' | null>(null)
  const split = () => {
    const typed = input.current?.value.trim() ?? ''
    const count = /^\d{1,2}$/.test(typed) ? Number(typed) : 0
    const found = count < 1 || count > 60 ? 'count' : onSplit(count) ? null : 'amount'
    setProblem(found)
    if (found === null) onDone(count)
    else input.current?.focus()
  }
  return (
    <div className="ol-RegisterTransactionsForm-split">
      <TextField
        ref={input}
        part="RegisterTransactionsForm.splitCount"
        label={t('transaction.split.count')}
        hint={t('transaction.split.hint')}
        error={problem === null ? undefined : t(`transaction.split.error.${problem}`)}
        inputMode="numeric"
        maxLength={2}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return
          // Enter here divides; it does not send the form on.
          event.preventDefault()
          split()
        }}
      />
      <Button part="RegisterTransactionsForm.split" onClick={split}>
        {t('transaction.split')}
      </Button>
    </div>
  )
}
