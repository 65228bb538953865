'use client'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { AmountField } from '../form/AmountField.tsx'
import { formatMoney } from '../format/formatMoney.ts'
import { Button } from '../ui/Button.tsx'
import { DateField } from '../ui/DateField.tsx'
import { DescriptionList } from '../ui/DescriptionList.tsx'
import { Icon } from '../ui/Icon.tsx'
import { LiveRegion } from '../ui/LiveRegion.tsx'
import { TextField } from '../ui/TextField.tsx'
import { useLendingRoot } from '../ui/useLendingRoot.ts'
import { useParts } from '../ui/useParts.ts'
import { useCopy } from '../words/useCopy.ts'
import { registerTransactions as words } from './registerTransactions.words.ts'
import type { TransactionFieldsProps } from './TransactionFields.tsx'

/** The instalments: a group of fields each, their sum, and buttons to add, remove and divide. */
export function TransactionInstalments(props: TransactionFieldsProps): ReactNode {
  const { form, findWarnings } = props
  const { instalments } = form
  const { count } = instalments
  const t = useCopy(words)
  const parts = useParts()
  const [said, setSaid] = useState('')
  const addButton = useRef<HTMLButtonElement>(null)
  // The row that takes the focus once the list has `count` rows.
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
            <Instalment {...{ ...props, index }} onRemove={count > 1 ? () => remove(index) : null} />
          </li>
        ))}
      </ol>
      <Button ref={addButton} onClick={add} part="RegisterTransactionsForm.addInstalment">
        {t('transaction.instalment.add')}
      </Button>
      <div aria-live="polite" className="ol-RegisterTransactionsForm-totals">
        <Totals {...props} />
        {findWarnings('instalments').map((text) => (
          <p key={text} {...parts('Field.warning', 'RegisterTransactionsForm.warning')}>
            <Icon name="warning" />
            <span className="ol-Field-text">{text}</span>
          </p>
        ))}
      </div>
      <LiveRegion>{said}</LiveRegion>
    </fieldset>
  )
}

type InstalmentProps = Pick<TransactionFieldsProps, 'form' | 'currency' | 'bind'> & {
  /** From 0. */
  index: number
  /** `null` for the only one. */
  onRemove: (() => void) | null
}

/** One instalment: how much, from when, until when. */
function Instalment({ index, form, currency, bind, onRemove }: InstalmentProps): ReactNode {
  const t = useCopy(words)
  const parts = useParts()
  const amount = `instalments.${index}.amount` as const
  const number = index + 1
  return (
    <fieldset {...parts('RegisterTransactionsForm.instalment')}>
      <legend {...parts('RegisterTransactionsForm.instalmentTitle')}>
        {t('transaction.instalment', { number })}
      </legend>
      <div className="ol-RegisterTransactionsForm-instalmentFields">
        <AmountField
          {...bind(amount)}
          label={t('transaction.instalment.amount')}
          {...{ form, currency }}
          readBack={false}
        />
        <DateField
          {...bind(`instalments.${index}.startDate`)}
          label={t('transaction.instalment.startDate')}
        />
        <DateField
          {...bind(`instalments.${index}.dueDate`)}
          label={t('transaction.instalment.dueDate')}
          min={form.values.instalments[index]?.startDate}
        />
      </div>
      {onRemove && (
        <Button
          variant="quiet"
          icon="close"
          part="RegisterTransactionsForm.removeInstalment"
          aria-label={t('transaction.instalment.removeLabel', { number })}
          onClick={onRemove}
        >
          {t('transaction.instalment.remove')}
        </Button>
      )}
    </fieldset>
  )
}

/** The sum of the instalments, beside the sums to match; a mismatch is a warning, not an error. */
function Totals({ form, currency }: Pick<TransactionFieldsProps, 'form' | 'currency'>): ReactNode {
  const t = useCopy(words)
  const { locale } = useLendingRoot()
  // Each sum has its row from the beginning, so that a new row does not move the button at the end of a field's focus.
  const row = (key: 'instalments' | 'financed' | 'payable', sum: typeof form.instalments.total) => ({
    ...{ key, name: t(`transaction.total.${key}`) },
    value: sum === null ? '–' : formatMoney(sum, currency, locale),
    strong: key === 'instalments' && sum !== null,
  })
  return (
    <DescriptionList
      part="RegisterTransactionsForm.totals"
      rows={[
        row('instalments', form.instalments.total),
        row('financed', form.readAmount('financedAmount').amount),
        row('payable', form.readAmount('amountPayable').amount),
      ]}
    />
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
