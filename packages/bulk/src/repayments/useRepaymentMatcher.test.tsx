import { act, renderHook, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { createFixture } from '../../../hooks/test/createFixture.tsx'
import { type RepaymentMatcher, useRepaymentMatcher } from './index.ts'
import { makePdf } from '../../test/statements/makePdf.ts'
import { drawMpesa } from '../../test/statements/pdfStatements.ts'

const noSchedule = () => null

function render(fixture = createFixture()) {
  const { result, unmount } = renderHook(
    () => useRepaymentMatcher({ createWorker: null, currency: 'NGN', getSchedule: noSchedule }),
    { wrapper: fixture.wrapper },
  )
  return { fixture, unmount, matcher: (): RepaymentMatcher => result.current }
}

type Rendered = ReturnType<typeof render>

/** A statement of the first financings: the first by reference, the second by its amount alone, and money that went out. */
function writeStatement(matcher: RepaymentMatcher): string {
  const [first, second] = matcher.openFinancings
  return [
    'Date\tDetails\tReference\tCredit\tDebit',
    `2026-01-10\tNIP ${first?.reference} ${first?.client}\tS100001\t${first?.unpaid}\t`,
    `2026-01-11\tCASH DEPOSIT MAMA PUT\tS100002\t${second?.unpaid}\t`,
    '2026-01-12\tCHARGES\tS100003\t\t50.00',
  ].join('\n')
}

async function openLines({ matcher }: Rendered): Promise<void> {
  await waitFor(() => expect(matcher().openFinancings.length).toBeGreaterThan(2))
  act(() => matcher().choose({ pasted: writeStatement(matcher()) }))
  await waitFor(() => expect(['lines', 'layout']).toContain(matcher().step))
  if (matcher().step === 'layout') act(() => matcher().confirmLayout())
  await waitFor(() => expect(matcher().step).toBe('lines'))
  await waitFor(() => expect(matcher().busy).toBeNull())
}

function findLine({ matcher }: Rendered, text: string) {
  const line = matcher().lines.find(({ proposal }) => proposal.line.text.includes(text))
  if (!line) throw new Error(`No line says ${text}.`)
  return line
}

test('sure lines are accepted at once, others by hand, and an edit never goes above the line', async () => {
  const rendered = render()
  const { matcher } = rendered
  await openLines(rendered)
  const [first, second, third] = matcher().openFinancings
  expect(matcher().counts).toMatchObject({ all: 3, sure: 1, unused: 1 })
  act(() => matcher().acceptSure())
  await waitFor(() => expect(matcher().counts).toMatchObject({ sure: 0, accepted: 1 }))
  const cash = findLine(rendered, 'CASH')
  const pay = (amount: string) => [{ reference: third?.reference ?? '', amount: amount as `${number}` }]
  act(() => {
    expect(matcher().edit(cash.id, pay('99999999999'))).toBe('above_line')
    expect(matcher().edit(cash.id, pay('0'))).toBe('not_positive')
    expect(matcher().edit(cash.id, [{ reference: 'NOT-THERE', amount: '1' }])).toBe('unknown_reference')
    expect(matcher().edit(cash.id, [...pay('1'), ...pay('1')])).toBe('twice')
    expect(matcher().edit(cash.id, [])).toBe('empty')
  })
  expect(matcher().counts.accepted).toBe(1)
  act(() => {
    expect(matcher().edit(cash.id, pay('1.25'))).toBeNull()
  })
  await waitFor(() => expect(findLine(rendered, 'CASH')).toMatchObject({ group: 'accepted', isEdited: true }))
  expect(matcher().totals).toHaveLength(1)
  expect(matcher().totals[0]).toMatchObject({ lines: 2, acceptedLines: 2, currency: 'NGN' })
  expect([first, second].every((financing) => financing !== undefined)).toBe(true)
})

test('a payer is remembered by digest, proposed the next time, and forgotten', async () => {
  const rendered = render()
  const { matcher, fixture } = rendered
  await openLines(rendered)
  const [, second, third] = matcher().openFinancings
  const cash = findLine(rendered, 'CASH')
  const reference = third?.clientId === second?.clientId ? '' : (third?.reference ?? '')
  act(() => void matcher().edit(cash.id, [{ reference, amount: '1' }]))
  expect(matcher().ruleOffer).toMatchObject({ lineId: cash.id, client: third?.client })
  act(() => matcher().acceptRule())
  await waitFor(() => expect(matcher().rules).toHaveLength(1))
  const { storage } = fixture
  const kept = Array.from({ length: storage.length }, (_, at) => storage.getItem(storage.key(at) ?? ''))
  expect(kept.join('\n').toLowerCase()).not.toMatch(/mama|put|cash/)
  await waitFor(() => expect(matcher().rules[0]).toMatchObject({ client: third?.client, lines: 1 }))
  act(() => matcher().undo(cash.id))
  await waitFor(() => expect(findLine(rendered, 'CASH').proposal.reasons).toContain('rule'))
  act(() => matcher().removeRule(matcher().rules[0]?.id ?? ''))
  await waitFor(() => expect(findLine(rendered, 'CASH').proposal.reasons).not.toContain('rule'))
})

test('what is accepted is sent once, with its line, and the same file again is credited before', async () => {
  const rendered = render()
  const { matcher, fixture } = rendered
  await openLines(rendered)
  const [first, second] = matcher().openFinancings
  act(() => matcher().acceptSure())
  await waitFor(() => expect(matcher().canReview).toBe(true))
  act(() => matcher().goTo('review'))
  expect(matcher().step).toBe('review')
  await waitFor(() => expect(matcher().lines.map(({ group }) => group)).toEqual(['accepted']))
  act(() => matcher().start())
  await waitFor(() => expect(matcher().progress?.batch.state).toBe('sent'), { timeout: 10_000 })
  const sent = () => fixture.sandbox.calls.filter(({ endpoint }) => endpoint === 'reconcileRepayments')
  expect(sent()).toHaveLength(1)
  await waitFor(() =>
    expect(matcher().progress?.rows.page).toMatchObject([
      { reference: first?.reference, amount: first?.unpaid },
    ]),
  )

  rendered.unmount()
  const again = render(fixture)
  // A batch that was sent is shown until a person puts it away.
  await waitFor(() => expect(again.matcher().step).toBe('batch'))
  act(() => again.matcher().progress?.close())
  await openLines(again)
  await waitFor(() => expect(findLine(again, 'NIP').unused).toBe('credited'))

  // A colleague whose device knows nothing of it is refused by the relay.
  act(() => again.matcher().undo(findLine(again, 'NIP').id))
  await waitFor(() => expect(findLine(again, 'NIP').unused).toBeNull())
  act(() => again.matcher().accept(findLine(again, 'NIP').id))
  act(
    () =>
      void again
        .matcher()
        .edit(findLine(again, 'CASH').id, [{ reference: second?.reference ?? '', amount: '2' }]),
  )
  await waitFor(() => expect(again.matcher().counts.accepted).toBe(2))
  act(() => again.matcher().start())
  const troubled = () => again.matcher().progress?.batch.troubled ?? []
  await waitFor(() => expect(troubled()).toMatchObject([{ code: 'line_credited', creditedRows: [1] }]))
  expect(sent()).toHaveLength(1)
  act(() => again.matcher().progress?.skipCredited(troubled()[0]?.operationId ?? ''))
  await waitFor(() => expect(again.matcher().progress?.batch.state).toBe('sent'), { timeout: 10_000 })
  expect(sent()).toHaveLength(2)
  // The one report has every row: what was left out, and why, and what went out all the same.
  const list = () =>
    again.matcher().progress?.rows.page.map(({ reference, state, reason }) => [reference, state, reason])
  await waitFor(() =>
    expect(list()?.sort()).toEqual(
      [
        [first?.reference, 'refused', 'credited'],
        [second?.reference, 'awaited', null],
      ].sort(),
    ),
  )
  act(() => again.matcher().progress?.close())
  await waitFor(() => expect(again.matcher().step).toBe('choose'))
})

test('nothing is sure of a message that leaves the direction of a line open', async () => {
  const { matcher } = render()
  await waitFor(() => expect(matcher().openFinancings.length).toBeGreaterThan(2))
  const [first] = matcher().openFinancings
  const day = first?.startDay?.replaceAll('-', '')
  const line = (type: string, amount: string | null | undefined, name: string | null | undefined) =>
    `<STMTTRN><TRNTYPE>${type}<DTPOSTED>${day}<TRNAMT>${amount}<FITID>${type}<NAME>${name}<MEMO>${first?.reference}</STMTTRN>`
  const pasted = (...lines: string[]) => ({ pasted: `<OFX><CURDEF>NGN${lines.join('\n')}</OFX>` })
  const paid = line('CREDIT', first?.unpaid, first?.client)
  act(() => matcher().choose(pasted(paid)))
  await waitFor(() => expect(matcher().counts).toMatchObject({ all: 1, sure: 1 }))
  act(() => matcher().choose(pasted(paid, line('OTHER', '5.00', 'X'))))
  await waitFor(() => expect(matcher().counts).toMatchObject({ all: 1, sure: 0, check: 1 }))
})

test('columns that are chosen one right after the other are all kept', async () => {
  const { matcher } = render()
  await waitFor(() => expect(matcher().openFinancings.length).toBeGreaterThan(2))
  act(() =>
    matcher().choose({
      pasted: 'Ngày\tNội dung\tGhi nợ\tGhi có\n2026-01-20\tA\t-\t7.00\n2026-01-21\tB\t5.00\t-',
    }),
  )
  await waitFor(() => expect(matcher().layout?.doubts).toContain('columns'))
  act(() => matcher().setLayout({ headerRow: 0 }))
  act(() => matcher().setLayout({ columns: { credit: 3 } }))
  act(() => matcher().setLayout({ columns: { debit: 2 } }))
  await waitFor(() => expect(matcher().layout?.columns.debit).toBe(2))
  expect(matcher().layout).toMatchObject({ headerRow: 0, columns: { credit: 3, date: 0 }, doubts: [] })
})

test('a locked PDF is asked about, opened by its password alone, and read; another file takes the question away', async () => {
  const { matcher } = render()
  await waitFor(() => expect(matcher().openFinancings.length).toBeGreaterThan(2))
  const lock = { kind: 'AES-128', password: 'tusker' } as const
  const file = new File([makePdf(drawMpesa(), lock)], 'mpesa.pdf')
  act(() => matcher().choose(file))
  await waitFor(() => expect(matcher().pdf).toMatchObject({ fileName: 'mpesa.pdf', problem: null }))
  expect(matcher().statement).toBeNull()
  act(() => matcher().pdf?.open(''))
  await waitFor(() => expect(matcher().pdf?.problem).toBe('locked'))
  act(() => matcher().pdf?.open('other'))
  await waitFor(() => expect(matcher().pdf?.problem).toBe('wrong_password'))
  act(() => matcher().pdf?.open('tusker'))
  await waitFor(() => expect(matcher().statement?.size).toBe(4))
  expect(matcher()).toMatchObject({ pdf: null, fileError: null, statement: { format: 'pdf' } })
  // The table is laid out anew without the password.
  const { text = [] } = matcher().layout?.columns ?? {}
  act(() => matcher().setLayout({ columns: { reference: null, text: [...text, 0] } }))
  await waitFor(() => expect(matcher().layout?.columns.text).toContain(0))
  act(() => matcher().confirmLayout())
  await waitFor(() =>
    expect(matcher().lines.some(({ proposal }) => proposal.line.text.includes('SC5000001'))).toBe(true),
  )
  expect(matcher().pdf).toBeNull()

  const changed = drawMpesa().map((page) =>
    page.map((drawn) => (drawn.text === '-15.00' ? { ...drawn, text: '-5.00' } : drawn)),
  )
  act(() => matcher().choose(new File([makePdf(changed)], 'changed.pdf')))
  await waitFor(() => expect(matcher().pdf).not.toBeNull())
  act(() => matcher().pdf?.open(''))
  await waitFor(() => expect(matcher()).toMatchObject({ fileError: 'unbalanced', errorRow: 2, pdf: null }))

  act(() => matcher().choose(file))
  await waitFor(() => expect(matcher().pdf).not.toBeNull())
  act(() => matcher().choose({ pasted: writeStatement(matcher()) }))
  await waitFor(() => expect(matcher().statement?.format).toBe('pasted'))
  expect(matcher().pdf).toBeNull()
})
