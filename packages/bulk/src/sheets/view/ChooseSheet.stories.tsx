import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { ChooseSheet } from './ChooseSheet.tsx'

const pdf = { fileName: 'MPESA_Statement_2026-03.pdf', problem: null, open: fn() } as const

const meta = {
  title: 'Widgets/Bulk/ChooseSheet',
  component: ChooseSheet,
  args: { label: 'Bank statement', share: null, error: null, onChoose: fn() },
} satisfies Meta<typeof ChooseSheet>

export default meta

type Story = StoryObj<typeof meta>

/** A PDF was chosen: its password, and how much is loaded to read it. */
export const Pdf: Story = { name: 'Excel sheet, CSV file', args: { pdf } }

export const LockedPdf: Story = { args: { pdf: { ...pdf, problem: 'locked' } } }

export const WrongPassword: Story = { args: { pdf: { ...pdf, problem: 'wrong_password' } } }

/** A statement whose balances do not follow from its lines is refused, and the row is named. */
export const Unbalanced: Story = { args: { error: 'unbalanced', errorRow: 17 } }
