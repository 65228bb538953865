import { useLayoutEffect, useMemo, useState } from 'react'

const money = new Intl.NumberFormat('en', {
  style: 'currency',
  currency: 'NGN',
  currencyDisplay: 'narrowSymbol',
})
const day = new Intl.DateTimeFormat('en', {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  timeZone: 'UTC',
})
const rowHeight = 40
const windowSize = 25
const aDay = 86_400_000

const fold = (text) =>
  text
    .normalize('NFD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()

/** What is read once of each row, in one pass. Hundredths are whole numbers, so that sums are exact. */
function readColumns(rows, drawdown) {
  const cents = new Float64Array(rows.length)
  const isCompleted = new Uint8Array(rows.length)
  const isDated = new Uint8Array(rows.length)
  for (let at = 0; at < rows.length; at += 1) {
    const { amount, loan_status: status, drawdown_id: id } = rows[at]
    cents[at] = Math.round(Number(amount) * 100)
    isCompleted[at] = status === 'completed' ? 1 : 0
    isDated[at] = id === drawdown.id ? 1 : 0
  }
  return { cents, isCompleted, isDated }
}

/** What the rows come to, and how many each choice would leave. */
function addUp({ cents, isCompleted, isDated }, found) {
  const sums = { amount: 0, unpaid: 0, overdue: 0, paid: 0 }
  const counts = { completed: 0, running: 0, overdue: 0 }
  const total = found?.length ?? cents.length
  for (let position = 0; position < total; position += 1) {
    const at = found ? found[position] : position
    sums.amount += cents[at]
    if (isCompleted[at] === 1) counts.completed += 1
    else {
      counts.running += 1
      sums.unpaid += cents[at]
    }
    if (isDated[at] === 0) continue
    if (isCompleted[at] === 1) sums.paid += cents[at]
    else {
      counts.overdue += 1
      sums.overdue += cents[at]
    }
  }
  return { sums, counts, total }
}

function sortBy(rows, { cents }, column) {
  const order = new Uint32Array(rows.length)
  for (let at = 0; at < order.length; at += 1) order[at] = at
  if (column === 'name') {
    const names = rows.map(({ first_name: first, last_name: last }) => fold(`${first} ${last}`))
    return order.sort((one, other) =>
      names[one] < names[other] ? -1 : names[one] > names[other] ? 1 : one - other,
    )
  }
  const keys = column === 'amount' ? cents : Float64Array.from(rows, (row) => Date.parse(row.start_date))
  return order.sort((one, other) => keys[one] - keys[other] || one - other)
}

/** The least page with the same rows, sums and counts: a window of rows of one height, no controls, no words, no brand. */
export function FinancingsByHand({ rows, drawdown, today, view, onShown }) {
  const [top, setTop] = useState(0)
  const { sort, status } = view
  const columns = useMemo(() => readColumns(rows, drawdown), [rows, drawdown])
  const found = useMemo(() => {
    if (status === '') return null
    const left = new Uint32Array(rows.length)
    let count = 0
    for (let at = 0; at < rows.length; at += 1) if (rows[at].loan_status === status) left[count++] = at
    return left.subarray(0, count)
  }, [rows, status])
  const sums = useMemo(() => addUp(columns, found), [columns, found])
  const order = useMemo(() => (sort === '' ? null : sortBy(rows, columns, sort)), [rows, columns, sort])
  const arranged = useMemo(() => {
    if (order === null || found === null) return order ?? found
    const isFound = new Uint8Array(rows.length)
    for (const at of found) isFound[at] = 1
    return order.filter((at) => isFound[at] === 1)
  }, [rows, order, found])
  useLayoutEffect(onShown)

  const from = Math.floor(top / rowHeight) + (view.page - 1) * windowSize
  const shown = Array.from({ length: windowSize }, (_, at) => arranged?.[from + at] ?? from + at)
  const due = Date.parse(drawdown.expected_payoff_date)
  return (
    <>
      <p>
        {sums.total} · {money.format(sums.sums.amount / 100)} · {money.format(sums.sums.unpaid / 100)} ·{' '}
        {money.format(sums.sums.overdue / 100)} · {money.format(sums.sums.paid / 100)} ·{' '}
        {sums.counts.completed} · {sums.counts.running} · {sums.counts.overdue}
      </p>
      <div
        style={{ height: windowSize * rowHeight, overflow: 'auto' }}
        onScroll={({ currentTarget }) => setTop(currentTarget.scrollTop)}
      >
        <table style={{ paddingTop: top, height: sums.total * rowHeight }}>
          <tbody>
            {shown.map((at) => {
              const row = rows[at]
              return (
                row && (
                  <tr key={at} style={{ height: rowHeight }}>
                    <th>
                      {row.first_name} {row.last_name}
                    </th>
                    <td>{row.transaction_reference}</td>
                    <td>{money.format(columns.cents[at] / 100)}</td>
                    <td>{money.format(columns.isCompleted[at] ? 0 : columns.cents[at] / 100)}</td>
                    <td>
                      {columns.isDated[at] === 1 &&
                        `${day.format(due)} (${Math.floor((due - today) / aDay)} days)`}
                    </td>
                    <td>{row.loan_status}</td>
                  </tr>
                )
              )
            })}
          </tbody>
        </table>
      </div>
    </>
  )
}
