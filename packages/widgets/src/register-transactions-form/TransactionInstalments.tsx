'use client'
import type { TransactionField, RegisterTransactionsWarningCode } from '@onlend/hooks/forms'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useCopy } from '../words/useCopy.ts'
import type { BoundField } from '../form/bindField.ts'
import { formatMoney } from '../format/formatMoney.ts'
import { useLendingRoot } from '../ui/useLendingRoot.ts'
import { Button } from '../ui/Button.tsx'
import { DescriptionList } from '../ui/DescriptionList.tsx'
import { Icon } from '../ui/Icon.tsx'
import { LiveRegion } from '../ui/LiveRegion.tsx'
import { useParts } from '../ui/useParts.ts'
import { transactionFinancing as words } from './transactionFinancing.words.ts'
import { TransactionInstalment } from './TransactionInstalment.tsx'
import { TextField } from '../ui/TextField.tsx'
import type { RegisterTransactionsViewProps } from './RegisterTransactionsView.tsx'

type TransactionInstalmentsProps = Pick<RegisterTransactionsViewProps, 'form' | 'currency'> & {
  bind: (name: TransactionField) => BoundField<TransactionField>
}

/** The instalments: a group of fields each, what they add up to, and ways to add, remove and divide. */
export function TransactionInstalments({ form, currency, bind }: TransactionInstalmentsProps): ReactNode {
  const { instalments } = form
  const { count } = instalments
  const t = useCopy(words)
  const parts = useParts()
  const [said, setSaid] = useState('')
  const addButton = useRef<HTMLButtonElement>(null)
  // Where the focus goes once there are so many.
  const next = useRef<{ index: number; count: number } | null>(null)
  const { focusField } = form
  useEffect(() => {
    if (next.current?.count !== count) return
    const { index } = next.current
    next.current = null
    if (index < count) focusField(`instalments.${index}.amount`)
    else addButton.current?.focus()
  }, [count, focusField])

  const add = () => {
    next.current = { index: count, count: count + 1 }
    instalments.add()
    setSaid(t('transaction.instalment.added', { number: count + 1 }))
  }
  const remove = (index: number) => {
    next.current = { index, count: count - 1 }
    instalments.remove(index)
    setSaid(t('transaction.instalment.removed', { count: count - 1 }))
  }
  return (
    <fieldset {...parts('RegisterTransactionsForm.instalments')}>
      <legend {...parts('RegisterTransactionsForm.instalmentsTitle')}>{t('transaction.instalments')}</legend>
      <p className="ol-Field-hint">{t('transaction.instalments.hint')}</p>
      <TransactionSplit
        onSplit={instalments.split}
        onDone={(count) => setSaid(t('transaction.split.done', { count }))}
      />
      <ol className="ol-RegisterTransactionsForm-rows">
        {Array.from({ length: count }, (_, index) => (
          // A row is its place: the form moves the values.
          // biome-ignore lint/suspicious/noArrayIndexKey: as said above
          <li key={index} className="ol-RegisterTransactionsForm-row">
            <TransactionInstalment
              index={index}
              form={form}
              currency={currency}
              bind={bind}
              onRemove={count > 1 ? () => remove(index) : null}
            />
          </li>
        ))}
      </ol>
      <Button ref={addButton} onClick={add} part="RegisterTransactionsForm.addInstalment">
        {t('transaction.instalment.add')}
      </Button>
      <Totals form={form} currency={currency} />
      <LiveRegion>{said}</LiveRegion>
    </fieldset>
  )
}

/** What the instalments come to, beside what they are for; a mismatch is a warning, not an error. */
function Totals({ form, currency }: Pick<RegisterTransactionsViewProps, 'form' | 'currency'>): ReactNode {
  const t = useCopy(words)
  const { locale } = useLendingRoot()
  const { total } = form.instalments
  const money = (amount: typeof total) => amount !== null && formatMoney(amount, currency, locale)
  const has = (code: RegisterTransactionsWarningCode) =>
    form.warnings.some((warning) => warning.code === code)
  // Each has its row from the beginning, so that none pushes the button away when its amount is left.
  const row = (key: 'instalments' | 'financed' | 'payable', value: string | false) => ({
    ...{ key, name: t(`transaction.total.${key}`), value: value || '–' },
    strong: key === 'instalments' && value !== false,
  })
  return (
    <div aria-live="polite" className="ol-RegisterTransactionsForm-totals">
      <DescriptionList
        part="RegisterTransactionsForm.totals"
        rows={[
          row('instalments', money(total)),
          row('financed', money(form.readAmount('financedAmount').amount)),
          row('payable', money(form.readAmount('amountPayable').amount)),
        ]}
      />
      {has('INSTALMENTS_DIFFER') && (
        <Warning text={t('transaction.warning.INSTALMENTS_DIFFER', { total: money(total) || '' })} />
      )}
      {has('INSTALMENTS_OUTSIDE_DATES') && (
        <Warning text={t('transaction.warning.INSTALMENTS_OUTSIDE_DATES')} />
      )}
    </div>
  )
}

function Warning({ text }: { text: string }): ReactNode {
  const parts = useParts()
  return (
    <p {...parts('Field.warning', 'RegisterTransactionsForm.warning')}>
      <Icon name="warning" />
      <span className="ol-Field-text">{text}</span>
    </p>
  )
}

type TransactionSplitProps = {
  /** Whether it could be divided. */
  onSplit: (count: number) => boolean
  onDone: (count: number) => void
}

/** Divides the financing into so many equal instalments. */
function TransactionSplit({ onSplit, onDone }: TransactionSplitProps): ReactNode {
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
