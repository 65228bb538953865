'use client'
import type { Bank } from '@onlend/core'
import { useId, useMemo, useState } from 'react'
import { type UseFormReturn, useForm, useFormState, useWatch } from 'react-hook-form'
import { useStore } from 'zustand'
import { useBankCandidates } from '../../banks/useBankCandidates.ts'
import type { AmountFormat } from '../amount/AmountFormat.ts'
import { amountReadings } from '../amount/amountReadings.ts'
import { currencyDigits as digitsOf } from '../amount/currencyDigits.ts'
import { writeAmount } from '../amount/writeAmount.ts'
import { codeResolver } from '../codeResolver.ts'
import { createFieldRef } from './createFieldRef.ts'
import type { WithdrawFlow } from './createWithdrawFlow.ts'
import { useAccountCheck } from './useAccountCheck.ts'
import { warningOf } from './warningOf.ts'
import { withdrawFields } from './withdrawFields.ts'
import type {
  Correspondent,
  UseWithdrawFormOptions,
  UseWithdrawFormReturnType,
  WithdrawErrorCode,
  WithdrawField,
  WithdrawFieldName,
  WithdrawMethod,
  WithdrawValues,
} from './withdrawFormTypes.ts'
import { withdrawSchema } from './withdrawSchema.ts'
import { withoutSpaces } from './withoutSpaces.ts'

type UseWithdrawFieldsParameters = {
  options: UseWithdrawFormOptions
  methods: readonly WithdrawMethod[]
  defaults: WithdrawValues
  flow: WithdrawFlow
}

type Fields = Pick<
  UseWithdrawFormReturnType,
  | 'method'
  | 'setMethod'
  | 'values'
  | 'fields'
  | 'field'
  | 'errors'
  | 'focusField'
  | 'amountRead'
  | 'amountReadings'
  | 'chooseAmountReading'
  | 'selectedBank'
  | 'chooseBank'
  | 'manualBank'
  | 'setManualBank'
  | 'candidates'
  | 'correspondents'
  | 'accountCheck'
> & { form: UseFormReturn<WithdrawValues>; format: AmountFormat; bankName: string | null }

const noBanks: readonly Bank[] = []
const noCorrespondents: readonly Correspondent[] = []

/**
 * The fields of a withdrawal. It is long because it is flat: one subscription to each thing that may change a field, and one
 * setter for each thing that a person may choose. Inputs are uncontrolled; a key renders nothing but what depends on it.
 */
export function useWithdrawFields({ options, methods, defaults, flow }: UseWithdrawFieldsParameters): Fields {
  const {
    country,
    currency,
    currencyDigits,
    locale,
    banks = noBanks,
    correspondents = noCorrespondents,
  } = options
  const { balance, minAmount, maxAmount, requireReenterLast4 = false, lockAmount = false } = options
  const id = useId()
  const state = useStore(flow)
  const format = useMemo<AmountFormat>(
    () => ({ digits: currencyDigits ?? digitsOf(currency), locale }),
    [currency, currencyDigits, locale],
  )
  const resolver = useMemo(
    () => codeResolver(withdrawSchema({ format, balance, minAmount, maxAmount, requireReenterLast4 })),
    [format, balance, minAmount, maxAmount, requireReenterLast4],
  )
  const form = useForm<WithdrawValues>({
    defaultValues: defaults,
    resolver,
    mode: 'onSubmit',
    reValidateMode: 'onChange',
    shouldFocusError: false,
  })
  const { control } = form
  const { errors } = useFormState({ control })
  const method = useWatch({ control, name: 'method' })
  // Ten digits or nothing: typing the first nine renders nothing.
  const wholeNumber = useWatch({
    control,
    name: 'accountNumber',
    compute: (typed: string) => (withoutSpaces(typed).length === 10 ? withoutSpaces(typed) : ''),
  })
  const candidates = useBankCandidates({ country, accountNumber: wholeNumber, banks })
  const [fieldRef] = useState(() => createFieldRef(form))

  const set = (
    name: WithdrawFieldName | 'method',
    value: string,
    changes: Partial<ReturnType<WithdrawFlow['getState']>> = {},
  ) => {
    form.setValue(name, value, { shouldDirty: true, shouldValidate: flow.getState().submitCount > 0 })
    flow.setState({ ...changes, values: form.getValues() })
  }
  const { values } = state
  const listed =
    banks.find((bank) => bank.code === values.bankCode && bank.active && bank.is_deleted !== true) ?? null
  const selectedBank = state.manualBank ? null : state.bank?.code === values.bankCode ? state.bank : listed
  const manualBank = state.manualBank || (values.bankCode !== '' && selectedBank === null && banks.length > 0)
  const fields = withdrawFields({ method, requireReenterLast4 })
  const warning = warningOf({
    country,
    accountNumber: wholeNumber || values.accountNumber,
    bank: selectedBank,
    candidates,
  })
  const read = amountReadings(values.amount, format)
  // The cast follows the schema, whose every message is one of the codes.
  const errorOf = (name: WithdrawFieldName) => (errors[name]?.message ?? null) as WithdrawErrorCode | null
  const accountCheck = useAccountCheck({
    country,
    values,
    resolveAccount: options.resolveAccount,
    onFound: (name) => {
      if (form.getValues('accountName') === '') set('accountName', name)
    },
  })

  const leave = (name: WithdrawFieldName) => {
    const typed = form.getValues(name)
    const { amount } = name === 'amount' ? amountReadings(typed, format) : { amount: null }
    const written = amount === null ? typed : writeAmount(amount, format)
    if (written === typed) flow.setState({ values: form.getValues() })
    else set(name, written)
  }

  const field = (name: WithdrawFieldName): WithdrawField => {
    const registered = form.register(name)
    return {
      input: {
        name,
        id: `${id}-${name}`,
        ref: fieldRef(name, registered.ref),
        defaultValue: form.getValues(name),
        onChange: registered.onChange,
        onBlur: async (event) => {
          const blurred = await registered.onBlur(event)
          leave(name)
          return blurred
        },
      },
      required: true,
      readOnly: name === 'amount' && lockAmount,
      errorCode: errorOf(name),
      warningCode: name === 'accountNumber' ? warning : null,
    }
  }

  return {
    form,
    format,
    bankName: selectedBank?.name ?? null,
    method,
    setMethod: (next) => {
      if (!methods.includes(next)) return
      form.clearErrors()
      set('method', next)
    },
    values,
    fields,
    field,
    errors: fields.flatMap((name) => {
      const code = errorOf(name)
      return code === null ? [] : [{ field: name, id: `${id}-${name}`, code }]
    }),
    // By id and at once: a picker that stands in for a field carries only the id.
    focusField: (name) => document.getElementById(`${id}-${name}`)?.focus(),
    amountRead: read.amount,
    amountReadings: read.readings,
    chooseAmountReading: (amount) => set('amount', writeAmount(amount, format)),
    selectedBank,
    chooseBank: (bank) => set('bankCode', bank?.code ?? '', { bank, manualBank: false }),
    manualBank,
    setManualBank: (manual) => set('bankCode', '', { bank: null, manualBank: manual }),
    candidates,
    correspondents,
    accountCheck,
  }
}
