import { LendingProvider } from '@onlend/hooks'
import type { TableView } from '@onlend/hooks/tables'
import { createSandbox, manualClock, type SandboxOptions } from '@onlend/sandbox'
import { createRelayDouble } from '@onlend/testing/relay-double'
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { parse } from 'papaparse'
import { afterEach, expect, test, vi } from 'vitest'
import { LendingRoot } from '../root/LendingRoot.tsx'
import '../styles.css'
import { CustomersTable, type CustomersTableProps } from './CustomersTable.tsx'

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

function show(props: CustomersTableProps = {}, options: SandboxOptions = {}) {
  const sandbox = createSandbox({ clock: manualClock(), ...options })
  const client = createRelayDouble(sandbox).createClient()
  return render(
    <LendingProvider client={client} customerPartnerId="cp_adaeze" storage={null} draftStorage={null}>
      {/* Wide enough for columns, whatever the window is. */}
      <div style={{ inlineSize: '72rem' }}>
        <LendingRoot timeZone="Pacific/Auckland">
          <CustomersTable {...props} />
        </LendingRoot>
      </div>
    </LendingProvider>,
  )
}

/** Catches the file that the next press of the button hands to the browser. */
async function pressExport(): Promise<{ name: string; rows: string[][] }> {
  const files: Blob[] = []
  const names: string[] = []
  const create = vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    if (file instanceof Blob) files.push(file)
    return 'blob:nothing'
  })
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    names.push(this.download)
  })
  fireEvent.click(screen.getByRole('button', { name: 'Export CSV' }))
  await waitFor(() => expect(names).toHaveLength(1))
  create.mockRestore()
  click.mockRestore()
  const text = (await files[0]?.text()) ?? ''
  return { name: names[0] ?? '', rows: parse<string[]>(text.replace(/^\ufeff/, '').trimEnd()).data }
}

const slow = { timeout: 10_000 }
test('T81: an exported file holds the rows of all pages after filtering, and no number in full', async () => {
  // The cast: the kit offers pages of 25 at least, and the sandbox has 11 customers.
  show({ exportCsv: true, defaultView: { pageSize: 5 as 25 } })
  await screen.findByText('1 to 5 of 11', {}, slow)
  const { name, rows } = await pressExport()
  expect(name).toBe('customers.csv')
  expect(rows).toHaveLength(12)
  expect(rows[0]).toEqual(['Name', 'Phone', 'BVN', 'E-mail', 'Registered', 'Status'])
  const text = rows.flat().join('\n')
  expect(text).not.toMatch(/\d{5}/)
  expect(text).not.toMatch(/[a-z]{2}@/)
  expect(await screen.findByText('File made: 11 rows.')).toBeTruthy()
})

test('a host that asks for personal data in the open has it in the file too, zeros first', async () => {
  show({ exportCsv: true, piiColumns: 'full' })
  await screen.findByText('1 to 11 of 11', {}, slow)
  const { rows } = await pressExport()
  expect(rows[1]).toContain('02210000000')
})

test('T81: what is left out is neither on the page nor in the search nor in the file', async () => {
  show({ exportCsv: true, piiColumns: 'hidden' })
  await screen.findByText('1 to 11 of 11', {}, slow)
  expect(screen.queryByRole('columnheader', { name: 'Phone' })).toBeNull()
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'customer00001' } })
  await screen.findByText('No match')
  fireEvent.click(screen.getByRole('button', { name: 'Clear search and filters' }))
  await screen.findByText('1 to 12 of 12')
  const { rows } = await pressExport()
  expect(rows[0]).toEqual(['Name', 'Registered', 'Status'])
})

test('T81: a hidden number stands nowhere in the page until it is asked for', async () => {
  const { container } = show({ columns: ['bvn', 'nin', 'birthDate'] })
  await screen.findByText('1 to 11 of 11', {}, slow)
  expect(container.innerHTML).not.toContain('02210000000')
  expect(container.innerHTML).not.toContain('1970-01-01')
  fireEvent.click(screen.getAllByRole('button', { name: /^Show Date of birth: / })[0] as HTMLElement) // eleven are there
  // T24: the list writes the day before the month.
  expect(await screen.findByText('1 Jan 1970')).toBeTruthy()
})

test('T25: a customer registered late in the day was registered on that day, wherever it is read', async () => {
  // Registered at 22:57:57, which is the next day already where the reader is.
  const clock = manualClock(Date.parse('2026-01-16T00:00:00.000Z'))
  show({ columns: ['registered'] }, { clock })
  await screen.findByText('1 to 11 of 11', {}, slow)
  expect(screen.getAllByRole('cell')[0]?.textContent).toBe('15 Jan 2026')
})

test('T85: the count is the service’s own, and deleted customers are there when asked for', async () => {
  show({ includeDeleted: true }, { scenario: 'deletedRows' })
  await screen.findByText('1 to 12 of 12', {}, slow)
  expect(screen.getByText('6 active customers')).toBeTruthy()
  expect(screen.getAllByRole('cell', { name: 'Deleted' })).toHaveLength(6)
})

test('T85: deleted customers stay out where no column says which they are', async () => {
  show({ columns: ['phone'] })
  await screen.findByText('1 to 11 of 11', {}, slow)
  expect(screen.queryByRole('columnheader', { name: 'Status' })).toBeNull()
})

test('a host keeps the view, and is told of every change to it', async () => {
  const seen: TableView[] = []
  const view: TableView = {
    search: '',
    sort: { column: 'name', direction: 'descending' },
    filters: {},
    page: 1,
    pageSize: 25,
    columns: ['status'],
  }
  show({ view, onViewChange: (next) => seen.push(next) })
  await screen.findByText('1 to 12 of 12', {}, slow)
  expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
    'Name',
    'Status',
  ])
  fireEvent.click(within(screen.getByRole('columnheader', { name: 'Name' })).getByRole('button'))
  expect(seen).toEqual([{ ...view, sort: null }])
})
