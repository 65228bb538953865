import { parseTenantConfig } from '@onlend/core/internal'
import { cleanup, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { type ReactNode, useState } from 'react'
import { afterEach, expect, test } from 'vitest'
import type { Messages } from '../words/Messages.ts'
import { CreditLimitCard } from '../credit-limit-card/CreditLimitCard.tsx'
import '../styles.css'
import { Button } from '../ui/Button.tsx'
import { Dialog } from '../ui/Dialog.tsx'
import { LegalText } from './LegalText.tsx'
import type { TenantIssue } from './TenantIssue.ts'
import { useBrand } from './useBrand.ts'
import { WithdrawForm } from '../withdraw-form/WithdrawForm.tsx'
import { showTenant } from '../../test/root/showTenant.tsx'
import { french, harbour, sahel } from '../../test/root/tenants.ts'

afterEach(cleanup)

const findRoot = (container: HTMLElement): HTMLElement => {
  const root = container.querySelector<HTMLElement>('[data-ol-root]')
  if (!root) throw new Error('There is no root.')
  return root
}
const readFill = (name: string) => getComputedStyle(screen.getByRole('button', { name })).backgroundColor

function Name(): ReactNode {
  return <output>{useBrand().name}</output>
}

function Opener({ name }: { name: string }): ReactNode {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button variant="primary" onClick={() => setOpen(true)}>
        {`Open ${name}`}
      </Button>
      {isOpen && (
        <Dialog title={name} description={name} closeLabel="Close" onClose={() => setOpen(false)}>
          <Button variant="primary">{`Send ${name}`}</Button>
        </Dialog>
      )}
    </>
  )
}

test('look, words, language and legal text are the tenant’s', async () => {
  const { container } = showTenant(
    <>
      <CreditLimitCard />
      <Button variant="primary">Go</Button>
      <LegalText place="footer" />
    </>,
  )
  expect(await screen.findByRole('region', { name: 'Your room' })).toBeTruthy()
  expect(readFill('Go')).toBe('rgb(59, 47, 143)')
  expect(findRoot(container).getAttribute('lang')).toBe('en')
  const legal = screen.getByText(/Harbour is licensed/)
  expect(legal.textContent).toBe('Harbour is licensed.\nNumber 7.')
  expect(getComputedStyle(legal).whiteSpaceCollapse).toBe('preserve-breaks')
})

test('another tenant arrives in place: nothing is mounted anew and the typed amount stays the same', async () => {
  const loadMessages = () => Promise.resolve(french)
  const { container, relay, refresh } = showTenant(
    <>
      <WithdrawForm country="nigeria" currency="NGN" />
      <Button variant="primary">Go</Button>
    </>,
    { root: { loadMessages } },
  )
  const amount = await screen.findByLabelText(/^Amount/)
  await userEvent.type(amount, '1250')
  const root = findRoot(container)
  relay.setTenant(sahel)
  await refresh()
  expect(await screen.findByRole('button', { name: 'Vérifier' })).toBeTruthy()
  expect(readFill('Go')).toBe('rgb(179, 38, 30)')
  expect(findRoot(container)).toBe(root)
  expect(root.getAttribute('lang')).toBe('fr')
  expect(amount.isConnected).toBe(true)
  // The same amount, written the way of the new language.
  await waitFor(() => expect(amount).toHaveProperty('value', '1\u202f250'))
})

test('the host’s words win over the tenant’s, and the tenant’s over the kit’s', async () => {
  const loadMessages = () => Promise.resolve(french)
  const { update } = showTenant(<CreditLimitCard />, { tenant: sahel, root: { loadMessages } })
  expect(await screen.findByRole('region', { name: 'Votre plafond' })).toBeTruthy()
  update({ root: { messages: { fr: { 'creditLimit.title': 'Plafond' } } } })
  expect(await screen.findByRole('region', { name: 'Plafond' })).toBeTruthy()
})

test('what is wrong with a look or with words is told and left out, and the page stands', async () => {
  const issues: TenantIssue[] = []
  const tenant = {
    ...harbour,
    theme: {
      version: 1,
      css: 'body{display:none}',
      tokens: { colorPrimary: 'url(x)', colorText: '#eeeeee' },
    },
    messages: { en: { 'creditLimit.titel': 'x', 'common.offline': 'Gone {when}' } },
  }
  showTenant(<CreditLimitCard />, { tenant, root: { onIssues: (more) => issues.push(...more) } })
  expect(await screen.findByRole('region', { name: 'Credit limit' })).toBeTruthy()
  await waitFor(() => expect(issues.filter(({ about }) => about === 'words')).toHaveLength(3))
  expect(issues).toEqual(
    expect.arrayContaining([
      { about: 'theme', path: 'css', problem: 'UNKNOWN_KEY' },
      { about: 'theme', path: 'tokens.colorPrimary', problem: 'UNSAFE' },
      expect.objectContaining({ about: 'contrast', token: 'colorText' }),
      { about: 'words', locale: 'en', key: 'creditLimit.titel', problem: 'UNKNOWN_KEY' },
      { about: 'words', locale: 'en', key: 'common.offline', problem: 'UNKNOWN_PLACE' },
      { about: 'words', locale: 'en', key: 'common.offline', problem: 'MISSING_PLACE' },
    ]),
  )
})

test('a tenant that cannot be read leaves the last one, or the kit’s own look, and is told of', async () => {
  const issues: TenantIssue[] = []
  const { relay, refresh } = showTenant(<CreditLimitCard />, {
    root: { onIssues: (more) => issues.push(...more) },
  })
  expect(await screen.findByRole('region', { name: 'Your room' })).toBeTruthy()
  relay.setTenant({ id: 'broken' })
  await refresh()
  await waitFor(() => expect(issues).toContainEqual(expect.objectContaining({ about: 'config' })))
  expect(screen.getByRole('region', { name: 'Your room' })).toBeTruthy()
  cleanup()
  showTenant(<CreditLimitCard />, { tenant: { id: 'broken' } })
  expect(await screen.findByRole('region', { name: 'Credit limit' })).toBeTruthy()
})

test('what the page came with is drawn at once, and the next person’s is read', async () => {
  const { config } = parseTenantConfig(harbour)
  const { relay, update } = showTenant(<Name />, {
    tenant: sahel,
    root: { initialTenant: config, loadMessages: () => Promise.resolve(french) },
  })
  expect(screen.getByRole('status').textContent).toBe('Harbour')
  const output = screen.getByRole('status')
  update({ provider: { userId: 'amina' } })
  await waitFor(() => expect(output.textContent).toBe('Sahel'))
  // Signed out again: the brand that the page was loaded with is not taken for the current one.
  relay.setTenant({ ...sahel, name: 'Kano' })
  update({})
  await waitFor(() => expect(output.textContent).toBe('Kano'))
  expect(output.isConnected).toBe(true)
})

test('two tenants on one page do not touch each other, nor do their dialogs', async () => {
  const words: Messages = french
  showTenant(<Opener name="Harbour" />)
  showTenant(<Opener name="Sahel" />, { tenant: sahel, root: { words } })
  await screen.findByRole('button', { name: 'Open Harbour' })
  await screen.findByRole('button', { name: 'Open Sahel' })
  const looks: Record<string, string[]> = {}
  for (const name of ['Harbour', 'Sahel']) {
    await userEvent.click(screen.getByRole('button', { name: `Open ${name}` }))
    const send = await screen.findByRole('button', { name: `Send ${name}` })
    const { backgroundColor, borderRadius } = getComputedStyle(send)
    looks[name] = [
      readFill(`Send ${name}`),
      backgroundColor,
      borderRadius,
      send.closest('.ol')?.getAttribute('lang') ?? '',
    ]
    await userEvent.click(screen.getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    looks[name].push(readFill(`Open ${name}`))
  }
  const [indigo, red] = ['rgb(59, 47, 143)', 'rgb(179, 38, 30)']
  expect(looks).toEqual({
    Harbour: [indigo, indigo, expect.any(String), 'en', indigo],
    Sahel: [red, red, expect.any(String), 'fr', red],
  })
  expect(looks.Harbour?.[2]).not.toBe(looks.Sahel?.[2])
})
