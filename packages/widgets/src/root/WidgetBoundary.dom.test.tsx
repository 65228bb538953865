import { cleanup, render, screen } from '@testing-library/react'
import { type ReactNode, useContext } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { CrashedMoney } from '../ui/CrashedMoney.tsx'
import { WidgetContext } from '../ui/WidgetContext.ts'
import { SendingCrash } from '../ui/SendingCrash.tsx'
import { RepaymentsImport } from '../../../bulk/src/repayments/view/RepaymentsImport.tsx'
import { WithdrawForm } from '../withdraw-form/WithdrawForm.tsx'
import { WidgetBoundary } from './WidgetBoundary.tsx'
import { TestGround } from '../../test/TestGround.tsx'

beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => undefined))
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

const sending = { kind: 'reconcileRepayments', ownerId: undefined, Crash: SendingCrash } as const

function show(children: ReactNode) {
  render(<TestGround>{children}</TestGround>)
}

function Broken({ isBegun }: { isBegun?: boolean }): ReactNode {
  const frame = useContext(WidgetContext)
  if (isBegun !== undefined) frame?.reportSending({ ...sending, isBegun })
  throw new Error('broken')
}

test.each([undefined, false])(
  'a crash before anything was begun says that nothing was sent (%s)',
  async (isBegun) => {
    show(
      <WidgetBoundary sending={{ ...sending, isBegun: false }}>
        <Broken {...(isBegun === undefined ? {} : { isBegun })} />
      </WidgetBoundary>,
    )
    const notice = await screen.findByRole('alert')
    expect(notice.textContent).toContain('Nothing was sent')
    expect(notice.textContent).not.toMatch(/may have been sent|Do not send/)
    expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy()
  },
)

test('a crash after sending was begun offers nothing that could send again', async () => {
  show(
    <WidgetBoundary sending={{ ...sending, isBegun: false }}>
      <Broken isBegun />
    </WidgetBoundary>,
  )
  expect((await screen.findByRole('alert')).textContent).toContain(
    'Look at Activity before you send it again',
  )
  expect(screen.queryByRole('button')).toBeNull()
})

test('a crash of a widget that moves money offers nothing that could send again, and is reported once', async () => {
  const onError = vi.fn()
  show(
    <WidgetBoundary money={CrashedMoney} host={{ onError }}>
      <Broken />
    </WidgetBoundary>,
  )
  expect((await screen.findByRole('alert')).textContent).toContain('It may have been sent')
  expect(screen.queryByRole('button')).toBeNull()
  expect(onError).toHaveBeenCalledOnce()
})

function throwError(): never {
  throw new RangeError('broken')
}

test.each([
  ['the import of repayments', <RepaymentsImport key="import" />],
  ['a withdrawal', <WithdrawForm key="form" country="NG" />],
])('%s that crashes at once says that nothing was sent', async (_, widget) => {
  vi.spyOn(Intl, 'NumberFormat').mockImplementation(throwError)
  show(widget)
  const notice = await screen.findByRole('alert')
  expect(notice.textContent).toContain('Nothing was sent')
})
