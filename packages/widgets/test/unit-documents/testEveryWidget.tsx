import { createHash } from 'node:crypto'
import { createSandbox } from '@onlend/sandbox'
import { renderWithLending } from '@onlend/testing'
import { cleanup, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import * as kit from '../../src/index.ts'
import { widgetScenes } from '../widget-scenes/widgetScenes.tsx'

const { LendingRoot } = kit

/** A busy machine may take its time. */
const longest = { timeout: 15_000 }

/** A count draws nothing where nothing waits, and a spark nothing without a history. */
const { 'attention-count': _count, 'credit-usage-spark': _spark, ...scenes } = widgetScenes

/**
 * Declares the tests of a document without layout: nothing of a browser is stubbed, and the console stays empty.
 */
export function testEveryWidget(): void {
  beforeEach(() => {
    vi.spyOn(console, 'error')
    vi.spyOn(console, 'warn')
  })
  afterEach(() => {
    cleanup()
    const said = [...vi.mocked(console.error).mock.calls, ...vi.mocked(console.warn).mock.calls]
    vi.restoreAllMocks()
    expect(said).toEqual([])
  })

  test.each(Object.entries(scenes))('%s renders', async (_name, scene) => {
    const crashed = vi.fn()
    const { container } = renderWithLending(<LendingRoot>{scene('op_1')}</LendingRoot>, {
      scenario: 'withActiveDrawdown',
      render: { onCaughtError: crashed },
    })
    await waitFor(() => expect(container.querySelector('[aria-busy="true"]')).toBeNull(), longest)
    expect(container.querySelector('[data-ol-part]')).not.toBeNull()
    expect(crashed).not.toHaveBeenCalled()
  })

  test('a file reaches the sandbox with its name, its type and its bytes', async () => {
    const sandbox = createSandbox()
    const body = new FormData()
    body.append('nin_slip', new File(['slip of paper'], 'slip "1".png', { type: 'image/png' }))
    await sandbox.fetch('/v1/customer-partner/cp_adaeze/customer', { method: 'POST', body })
    sandbox.close()
    const sha256 = createHash('sha256').update('slip of paper').digest('hex')
    const file = { name: 'slip "1".png', type: 'image/png', size: 13, sha256 }
    expect(sandbox.calls[0]?.body).toEqual({ nin_slip: file })
  })

  test('a withdrawal goes from its first field to "Money sent"', async () => {
    const page = renderWithLending(
      <LendingRoot>
        <kit.WithdrawForm country="nigeria" />
      </LendingRoot>,
    )
    const { user, sandbox } = page
    // By label and text: to compute the role of every element takes such a document many seconds.
    await user.type(await screen.findByLabelText(/^Amount/, {}, longest), '1500')
    await user.type(screen.getByLabelText('Account number'), '2123456789')
    await user.click(screen.getByLabelText('Bank: Choose a bank'))
    // A long list renders only some rows: the test searches for a bank as a person does.
    await user.type(await screen.findByLabelText('Search banks', {}, longest), 'Guaranty')
    await user.click(await screen.findByLabelText(/^Guaranty Trust Bank/, {}, longest))
    await user.type(screen.getByLabelText('Name on the account'), 'Ada Obi')
    await user.click(screen.getByRole('button', { name: 'Check' }))
    await screen.findByText('Check before you withdraw', {}, longest)
    for (const box of screen.queryAllByLabelText(/^I have checked it/)) await user.click(box)
    const confirm = screen.getByRole('button', { name: /^Withdraw ₦/ })
    // A press in the first moment of the question is not taken for its answer.
    await waitFor(() => expect(confirm.getAttribute('aria-disabled')).toBeNull(), longest)
    await user.click(confirm)
    await waitFor(() => expect(page.relay.operations()).toHaveLength(1), longest)
    await sandbox.advance(5_000)
    expect(await screen.findAllByText('Money withdrawn', {}, longest)).not.toHaveLength(0)
  }, 60_000)
}
