import { expect, test } from 'vitest'
import { migrateSource } from './migrateSource.ts'

const migrate = (before: string, file = 'Pay.tsx') => {
  const migration = migrateSource(file, before)
  const again = migrateSource(file, migration.text)
  expect(again.text, 'a second run changes nothing').toBe(migration.text)
  expect(again.changes).toEqual([])
  return migration
}

test('an import, its entry and each use of it are renamed, and the layout and comments stay as they are', () => {
  const { text, changes, undecided } = migrate(`'use client'
// TransactionForm of our own desk
import {  TransactionForm } from "@onlend/widgets/transaction-form"; // TransactionForm

/** Draws a TransactionForm. */
export function   Desk() {
    const title = 'TransactionForm'
    return <TransactionForm title={title}>{/* TransactionForm */}</TransactionForm>
}
`)
  expect(text).toBe(`'use client'
// TransactionForm of our own desk
import {  RegisterTransactionsForm } from "@onlend/widgets/register-transactions-form"; // TransactionForm

/** Draws a TransactionForm. */
export function   Desk() {
    const title = 'TransactionForm'
    return <RegisterTransactionsForm title={title}>{/* TransactionForm */}</RegisterTransactionsForm>
}
`)
  expect(undecided).toEqual([])
  expect(changes).toEqual([
    {
      line: 3,
      name: 'TransactionForm of @onlend/widgets/transaction-form',
      newName: 'RegisterTransactionsForm of @onlend/widgets/register-transactions-form',
    },
    { line: 8, name: 'TransactionForm', newName: 'RegisterTransactionsForm' },
    { line: 8, name: 'TransactionForm', newName: 'RegisterTransactionsForm' },
  ])
})

test('the same name of another package, a name that hides an import and a member of that name stay', () => {
  const others = `import { TransactionForm } from './TransactionForm'
import { useCredit } from '@onlend/hooks'
export const desk = [TransactionForm, useCredit]
`
  expect(migrate(others).text).toBe(others)
  const { text } = migrate(`import { useRepaymentForm } from '@onlend/hooks/forms'
function ours(useRepaymentForm: () => void, desk: Desk) {
  useRepaymentForm()
  desk.useRepaymentForm({ useRepaymentForm: 1 })
}
export const use = () => [ours, { useRepaymentForm }]
`)
  expect(text).toBe(`import { useReconcileRepaymentsForm } from '@onlend/hooks/forms'
function ours(useRepaymentForm: () => void, desk: Desk) {
  useRepaymentForm()
  desk.useRepaymentForm({ useRepaymentForm: 1 })
}
export const use = () => [ours, { useRepaymentForm: useReconcileRepaymentsForm }]
`)
})

test('an alias stays, and where the new name is taken in the file the old one becomes an alias', () => {
  expect(
    migrate(`import { TransactionForm as Form, RepaymentForm as ReconcileRepaymentsForm } from '@onlend/widgets'
import type { ChangeEvent } from 'react'
import { type Notice, createClient } from '@onlend/core'
export type Told = (event: ChangeEvent, notice: Notice) => typeof Form
`).text,
  ).toBe(`import { RegisterTransactionsForm as Form, ReconcileRepaymentsForm } from '@onlend/widgets'
import type { ChangeEvent } from 'react'
import { createClient } from '@onlend/core'
import { type ChangeEvent as Notice } from '@onlend/core/relay'
export type Told = (event: ChangeEvent, notice: Notice) => typeof Form
`)
})

test('names that moved are imported from their new entries, beside what is imported from there already', () => {
  expect(
    migrate(`import type { LendingKey, OwnedParameters, WriteName } from '@onlend/hooks';
import {
  // money first
  useWithdraw,
} from '@onlend/hooks';
import { useCreditLimit, useAttention, useBanks, useResolveOperation } from '@onlend/hooks'; // reads
import { useAudit } from '@onlend/hooks/operators';
`).text,
  ).toBe(`import type { LendingKey, OwnedParameters } from '@onlend/hooks/internal';
import type { WriteName } from '@onlend/core/internal';
import {
  // money first
  useWithdraw,
} from '@onlend/hooks';
import { useCreditLimit, useBanks } from '@onlend/hooks'; // reads
import { useAudit, useAttention, useResolveOperation } from '@onlend/hooks/operators';
`)
})

test('a list with comments between names of two entries is left to a person', () => {
  const before = `import {
  useAttention, // for operators
  useBanks,
} from '@onlend/hooks'
export const seen = useAttention
`
  const { text, undecided } = migrateSource('a.ts', before)
  expect(text).toBe(before)
  expect(undecided).toEqual([
    { line: 1, reason: expect.stringContaining('useAttention moved to @onlend/hooks/operators') },
  ])
})

test('what a file exports keeps its name, however it is passed on', () => {
  expect(
    migrate(`import { RepaymentForm } from '@onlend/widgets'
export { TransactionForm, DrawdownRequestForm as Ask, type TransactionFormProps } from '@onlend/widgets'
export type { UseUploadsOptions } from '@onlend/hooks/uploads'
export { useAttention, useBanks } from '@onlend/hooks'
export { RepaymentForm, RepaymentForm as Report }
`).text,
  ).toBe(`import { ReconcileRepaymentsForm } from '@onlend/widgets'
export { RegisterTransactionsForm as TransactionForm, RequestDrawdownForm as Ask, type RegisterTransactionsFormProps as TransactionFormProps } from '@onlend/widgets'
export type { UseUploadsParameters as UseUploadsOptions } from '@onlend/hooks/uploads'
export { useBanks } from '@onlend/hooks'
export { useAttention } from '@onlend/hooks/operators'
export { ReconcileRepaymentsForm as RepaymentForm, ReconcileRepaymentsForm as Report }
`)
})

test('all names of an entry are followed: import *, import(), then, require and import types', () => {
  const { text, undecided } = migrate(`import * as widgets from '@onlend/widgets'
import * as hooks from '@onlend/hooks'
const Form = lazy(() => import('@onlend/widgets/transaction-form').then((all) => ({ default: all.TransactionForm })))
const Other = lazy(() => import('@onlend/widgets').then(({ RepaymentForm }) => ({ default: RepaymentForm })))
const { CreditAssessmentUploader, DrawdownRequestForm: Ask } = await import('@onlend/widgets')
const { TransactionForm } = require('@onlend/widgets')
type Uploads = import('@onlend/hooks/uploads').UseUploadsOptions & widgets.RepaymentFormProps
type Told = import('@onlend/core').Notice
export const Page = () => <widgets.RepaymentForm of={hooks.useAttention()} />
`)
  expect(text).toBe(`import * as widgets from '@onlend/widgets'
import * as hooks from '@onlend/hooks'
const Form = lazy(() => import('@onlend/widgets/register-transactions-form').then((all) => ({ default: all.RegisterTransactionsForm })))
const Other = lazy(() => import('@onlend/widgets').then(({ ReconcileRepaymentsForm: RepaymentForm }) => ({ default: RepaymentForm })))
const { SubmitCreditAssessmentForm: CreditAssessmentUploader, RequestDrawdownForm: Ask } = await import('@onlend/widgets')
const { RegisterTransactionsForm: TransactionForm } = require('@onlend/widgets')
type Uploads = import('@onlend/hooks/uploads').UseUploadsParameters & widgets.ReconcileRepaymentsFormProps
type Told = import('@onlend/core/relay').ChangeEvent
export const Page = () => <widgets.ReconcileRepaymentsForm of={hooks.useAttention()} />
`)
  expect(undecided).toEqual([
    { line: 9, reason: 'useAttention is useAttention of @onlend/hooks/operators now: import it from there.' },
  ])
})
