import type { Meta, StoryObj } from '@storybook/react-vite'
import { type ReactNode, useState } from 'react'
import { CreditAssessmentView } from './CreditAssessmentView.tsx'

const sections = {
  company: ['holdco_incorporation_documents','opco_incorporation_documents','memorandum','management_profile','shareholders_details','directors_details','business_summary'],
  finances: ['bank_statements', 'audited_financial_reports', 'loan_book','management_financial_report_2025','management_financial_report_2024'],
  figures: [],
  agreement: ['side_letter', 'board_resolution'],
  account: ['means_of_identification','signature_mandate','utility_bill','passport_photograph','bank_forms'],
} as any
const names = ['income','cost_of_sales','operating_expense','depreciation','tax','total_assets','equity','cash_reserve','total_debt','capex','principal_repayment','period']
const items = [
  { key:'a', uploadId:'u1', slot:'opco_incorporation_documents', name:'certificate-of-incorporation.pdf', size: 1200000, originalSize:null,type:'application/pdf',state:'staged',pause:null,problem:null,sent:1200000,sha256:'ab12cd34'.repeat(8),isHere:true,uploadedBy:null,expiresAt:null },
  { key:'b', uploadId:'u2', slot:'bank_statements', name:'statement 2026-05 of the main account at Guaranty Trust Bank.pdf', size: 5200000, originalSize:null,type:'application/pdf',state:'uploading',pause:null,problem:null,sent:2200000,sha256:null,isHere:true,uploadedBy:'Ngozi Bello',expiresAt:null },
  { key:'c', uploadId:'u3', slot:'bank_statements', name:'enc.pdf', size: 200000, originalSize:null,type:'application/pdf',state:'rejected',pause:null,problem:'ENCRYPTED',sent:0,sha256:null,isHere:true,uploadedBy:null,expiresAt:null },
] as any[]
function Fake({ part, status = 'saved', tried = false, outcome = null }: any): ReactNode {
  const [section, setSection] = useState(part ?? 'company')
  const [cells, setCells] = useState<any>({ '2025 income': '9,000,000', '2025 tax': '-200', '2024 income': '12,345,678,901.50' })
  const [na, setNa] = useState<string[]>([])
  const years = ['2025', '2024']
  const slotOf = (slot: string) => {
    const s = Object.keys(sections).find((k) => sections[k].includes(slot))
    const m = slot.startsWith('management_fin')
    const own = items.filter((i) => i.slot === slot)
    return { slot, section: s, document: m ? 'management_financial_report' : slot, year: m ? slot.slice(-4) : null, id: `s-${slot}`, items: own, mayNotApply: slot.startsWith('holdco'), isNotApplicable: na.includes(slot), isDone: own.some((i) => i.state === 'staged'), errorCode: tried && own.length === 0 ? 'REQUIRED' : null }
  }
  const uploads = { items, itemsOf: (s: string) => items.filter((i) => i.slot === s), status: 'ready', limits: null, progress: { files: 3, filesStaged: 1, bytes: 7e6, bytesSent: 3.4e6, ratio: 0.5, secondsLeft: 95 }, isBusy: true, isPaused: false, isSignedOut: false, isOffline: false, open: async () => null, order: {} } as any
  const slots = Object.values(sections).flat().map((s: any) => slotOf(s))
  const cell = (year: string, name: string) => ({ year, name, id: `c-${year}-${name}`, value: cells[`${year} ${name}`] ?? '', errorCode: tried && !cells[`${year} ${name}`] ? 'REQUIRED' : null, warningCode: name === 'tax' && year === '2025' ? 'NEGATIVE' : null })
  const problems = tried ? [...slots.filter((s) => s.errorCode).map((s) => ({ type: 'slot', slot: s.slot, id: s.id, code: s.errorCode })), ...years.flatMap((y) => names.filter((n) => cell(y, n).errorCode).map((n) => ({ type: 'cell', year: y, name: n, id: `c-${y}-${n}`, code: 'REQUIRED' })))] : []
  const form = { kind: 'submitCreditAssessment', step: outcome ? 'outcome' : 'details', page: 0, pageCount: 1, errors: [], submitCount: tried ? 1 : 0, review: outcome ? { files: items.slice(0,2).map((i) => ({ slot: i.slot, part: i.slot, name: i.name, size: i.size, type: i.type, sha256: 'ab12cd34'.repeat(8) })), slots, figures: {}, bytes: 6.4e6 } : null, outcome, error: null, operation: outcome ? { id: 'op', reference: 'OP-7K3M-22QA', createdAt: '2026-11-21T12:00:00.000Z', kind: 'submitCreditAssessment' } : null, operationId: 'x', earlier: null, isPending: false, resumed: false, draftRestored: false, discardDraft() {}, actions: { submit: async () => false }, field: () => ({}),
    section, sections: Object.keys(sections), openSection: setSection, slots, slotOf, slotsOf: (s: string) => sections[s].map(slotOf), setNotApplicable: (d: string, v: boolean) => setNa(v ? [...na, d] : na.filter((x) => x !== d)), uploads,
    figures: { years, yearChoices: ['2026', '2025', '2024', '2023', '2022'], names, cell, setCell: (y: string, n: string, t: string) => setCells({ ...cells, [`${y} ${n}`]: t }), leaveCell() {}, paste: () => ({ filled: 14, unread: ['n/a', '12 %'] }), setYear() {}, addYear() {}, removeYear() {}, sums: years.map((year) => ({ year, grossProfit: '5000000', operatingProfit: null, netProfit: '-12345678901.50', liabilities: null })) },
    completeness: { done: 12, total: 43, sections: { company: { done: 1, total: 7, problems: 0 }, finances: { done: 1, total: 5, problems: 1 }, figures: { done: 3, total: 24, problems: 0 }, agreement: { done: 2, total: 2, problems: 0 }, account: { done: 0, total: 5, problems: 0 } } },
    problems, sharedDraft: { status, savedAt: '2026-11-21T13:02:00.000Z', savedBy: status === 'conflict' ? 'Ngozi Bello' : null, takeTheirs() {}, keepMine() {} }, currency: 'NGN' } as any
  return <CreditAssessmentView form={form} partnerName="Adaeze Foods Ltd" allowCamera shareUrl="https://host.example/assessment" onSignIn={() => {}} hideTitle={false} headingLevel={2} intro={undefined} renderHeader={undefined} renderReceipt={undefined} />
}
const meta = { title: 'Scratch/Assessment', component: Fake } satisfies Meta<typeof Fake>
export default meta
type Story = StoryObj<typeof meta>
const wide = { parameters: { lending: { width: 'wide' } } }
export const Overview: Story = {}
export const Wide: Story = { ...wide }
export const WideFigures: Story = { ...wide, args: { part: 'figures' } }
export const Tried: Story = { args: { tried: true } }
export const Conflict: Story = { args: { status: 'conflict' } }
export const Taken: Story = { args: { outcome: 'accepted' } }
