import { LendingProvider } from '@onlend/hooks'
import { BankPicker } from '@onlend/widgets/bank-picker'
import { LendingRoot } from '@onlend/widgets/lending-root'
import '@onlend/widgets/styles.css'
import { useDeferredValue, useEffect, useMemo, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'

const kinds = ['Crédit', 'Union', 'Savings', 'Rural']
const banks = Array.from({ length: 10_000 }, (_, index) => ({
  ...{
    id: index + 1,
    name: `${kinds[index % 4]} Bank ${index + 1}`,
    code: String(index + 1).padStart(5, '0'),
  },
  ...{ slug: null, longcode: null, gateway: null, pay_with_bank: null, active: true, country: 'Nigeria' },
  ...{ currency: 'NGN', type: 'nuban', is_deleted: false, createdAt: null, updatedAt: null },
}))

/** Nothing is asked for: the banks are the page's own. */
const nowhere = { fetch: () => new Promise(() => {}) }

function Ours() {
  const [bank, setBank] = useState(null)
  return (
    <LendingProvider relayUrl="/lending" customerPartnerId="cp" fetch={nowhere.fetch}>
      <LendingRoot>
        <BankPicker country="nigeria" presentation="list" banks={banks} value={bank} onChange={setBank} />
      </LendingRoot>
    </LendingProvider>
  )
}

const rowHeight = 44
const listHeight = 304
const fold = (text) =>
  text
    .normalize('NFD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()

/** What one page needs, by hand: rows of one height, one way of searching, no groups, no slots, no brand. */
function ByHand() {
  const [text, setText] = useState('')
  const [isOpen, setOpen] = useState(false)
  const [active, setActive] = useState(-1)
  const [top, setTop] = useState(0)
  const list = useRef(null)
  const folded = useMemo(() => banks.map((bank) => ({ bank, text: fold(`${bank.name} ${bank.code}`) })), [])
  const asked = useDeferredValue(text)
  const found = useMemo(() => {
    const words = fold(asked).trim().split(/\s+/)
    return folded.filter((entry) => words.every((word) => entry.text.includes(word)))
  }, [folded, asked])
  useEffect(() => {
    list.current?.scrollTo(0, 0)
  }, [found])
  const from = Math.max(0, Math.floor(top / rowHeight) - 3)
  const rows = isOpen ? found.slice(from, from + Math.ceil(listHeight / rowHeight) + 6) : []
  return (
    <div className="by-hand">
      <label htmlFor="bank">Bank</label>
      <input
        id="bank"
        role="combobox"
        aria-expanded={isOpen}
        aria-controls="list"
        aria-activedescendant={active < 0 ? undefined : `row-${active}`}
        autoComplete="off"
        value={text}
        onClick={() => setOpen(!isOpen)}
        onChange={(event) => {
          setText(event.target.value)
          setActive(-1)
          setOpen(true)
        }}
        onKeyDown={(event) => {
          if (event.key === 'ArrowDown') setActive(active + 1)
        }}
      />
      <div
        id="list"
        ref={list}
        role="listbox"
        aria-label="Bank"
        hidden={!isOpen}
        style={{ height: listHeight, overflowY: 'auto' }}
        onScroll={(event) => setTop(event.currentTarget.scrollTop)}
      >
        <div
          style={{ height: found.length * rowHeight, paddingTop: from * rowHeight, boxSizing: 'border-box' }}
        >
          {rows.map(({ bank }, index) => (
            // biome-ignore lint/a11y/useFocusableInteractive: the input keeps the focus
            <div
              key={bank.id}
              id={`row-${from + index}`}
              role="option"
              aria-selected={active === from + index}
              aria-posinset={from + index + 1}
              aria-setsize={found.length}
              style={{ height: rowHeight, display: 'flex', justifyContent: 'space-between' }}
            >
              <span>{bank.name}</span>
              <span>{bank.code}</span>
            </div>
          ))}
        </div>
      </div>
    </div>
  )
}

const contestants = { ours: Ours, 'by hand': ByHand }
const painted = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))

let lastChange = 0
new MutationObserver(() => {
  lastChange = performance.now()
}).observe(document, { subtree: true, childList: true, attributes: true, characterData: true })

/** From a start to the frame that shows the last of what it changed, in milliseconds. */
async function measureFrom(start) {
  let shown = start
  for (let quiet = 0; quiet < 4; quiet += 1) {
    await painted()
    if (lastChange > shown) {
      shown = performance.now()
      quiet = 0
    }
  }
  return shown - start
}

globalThis.mount = (name) => {
  const Picker = contestants[name]
  const start = performance.now()
  flushSync(() => createRoot(document.querySelector('main')).render(<Picker />))
  return measureFrom(start)
}
/** Resolves with the time of the next key or press. */
globalThis.watch = () =>
  new Promise((resolve) => {
    const begin = (event) => resolve(measureFrom(event.timeStamp))
    for (const type of ['keydown', 'click'])
      document.addEventListener(type, begin, { capture: true, once: true })
  })
