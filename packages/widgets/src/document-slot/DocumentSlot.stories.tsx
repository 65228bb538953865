import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor } from 'storybook/test'
import { SlotStory } from '../../stories/document-slot/SlotStory.tsx'
import { uploadItem } from '../../stories/document-slot/uploadItem.ts'

const more = {}
const blobs = {}

const meta = {
  title: 'Widgets/Get assessed/DocumentSlot',
  component: SlotStory,
  args: {
    slot: 'bank_statements',
    label: 'Bank statements',
    hint: 'The last six months of every account of the business.',
    items: [],
    more,
    blobs,
  },
} satisfies Meta<typeof SlotStory>

export default meta

type Story = StoryObj<typeof meta>

const pdf = (name: string) => new File(['%PDF-1.7'], name, { type: 'application/pdf' })

const findInput = (element: HTMLElement): HTMLInputElement => {
  const input = element.querySelector<HTMLInputElement>('input[type="file"]')
  if (!input) throw new Error('The slot has no file input.')
  return input
}

/** As a browser tells a page that files are dragged over it, dropped on it or pasted into it; `false` where the page took them. */
const hand = (type: 'dragover' | 'drop' | 'paste', onto: Element, files: readonly File[]): boolean => {
  const carrier = new DataTransfer()
  for (const file of files) carrier.items.add(file)
  const init = { bubbles: true, cancelable: true }
  return onto.dispatchEvent(
    type === 'paste'
      ? new ClipboardEvent(type, { ...init, clipboardData: carrier })
      : new DragEvent(type, { ...init, dataTransfer: carrier }),
  )
}

export const Empty: Story = {
  name: 'Upload, file, attachment',
  play: async ({ canvas, canvasElement, userEvent }) => {
    const add = canvas.getByRole('button', { name: 'Add files Bank statements' })
    await expect(add).toHaveAccessibleDescription(/^The last six months .* up to 25 MB\./)
    await expect(findInput(canvasElement).accept).not.toMatch(/hei[cf]|\*/)
    await userEvent.upload(findInput(canvasElement), [pdf('may.pdf'), pdf('june.pdf')])
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2)
    await expect(screen.getByRole('status')).toHaveTextContent('Upload of 2 files started.')
  },
}

export const EveryStateOnItsWay: Story = {
  args: {
    items: [
      uploadItem({ name: 'january.pdf', state: 'queued' }),
      uploadItem({ name: 'february.jpg', type: 'image/jpeg', state: 'hashing', size: 5_400_000 }),
      uploadItem({ name: 'march.pdf', state: 'sending', size: 2_500_000, sent: 1_500_000 }),
      uploadItem({ name: 'march-2.pdf', state: 'sending', problem: 'UNAVAILABLE', sent: 900_000 }),
      uploadItem({ name: 'april.pdf', state: 'held', pause: 'person', sent: 700_000 }),
      uploadItem({ name: 'may.pdf', state: 'held', pause: 'offline', sent: 700_000 }),
      uploadItem({ name: 'june.pdf', state: 'held', pause: 'session', sent: 0 }),
      uploadItem({
        name: 'july.jpg',
        type: 'image/jpeg',
        isHere: false,
        size: 812_000,
        originalSize: 5_400_000,
      }),
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('progressbar', { name: 'march.pdf' })).toHaveAttribute('value', '0.6')
    await expect(canvas.getByText('Uploaded, not submitted')).toBeVisible()
    await expect(canvas.getByText('793 kB, made smaller from 5.1 MB')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Resume april.pdf' }))
    await userEvent.click(await canvas.findByRole('button', { name: 'Pause april.pdf' }))
    await expect(await canvas.findByRole('button', { name: 'Resume april.pdf' })).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Resume may.pdf' })).toBeNull()
    // The page retries by itself.
    await expect(canvas.getByText(/We cannot take files now/)).toBeVisible()
    await expect(canvas.queryByRole('button', { name: /Try again/ })).toBeNull()
  },
}

const problemsByCode = {
  rejected: ['TYPE', 'EMPTY', 'ENCRYPTED', 'SUSPICIOUS', 'TOO_LARGE', 'TOO_MANY'],
  failed: ['STAGING_FULL', 'UNREADABLE', 'NOT_HERE', 'EXPIRED', 'CHANGED', 'CONNECTION', 'NOT_ALLOWED'],
} as const

export const EveryReasonForAnotherFile: Story = {
  args: {
    items: problemsByCode.rejected.map((problem) =>
      uploadItem({ name: `${problem.toLowerCase()}.pdf`, state: 'rejected', problem }),
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/has a password/)).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Pick another file encrypted.pdf' })).toBeVisible()
    await expect(canvas.queryByRole('button', { name: /^Pick another file too_many/ })).toBeNull()
    await expect(canvas.queryByRole('button', { name: 'type.pdf' })).toBeNull()
  },
}

export const EveryReasonToTryAgain: Story = {
  args: {
    items: problemsByCode.failed.map((problem) =>
      uploadItem({
        name: `${problem.toLowerCase()}.pdf`,
        state: 'failed',
        problem,
        sent: 900_000,
        isHere: problem !== 'NOT_HERE' && problem !== 'UNREADABLE',
      }),
    ),
  },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('button', { name: 'Pick it again not_here.pdf' })).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Try again not_allowed.pdf' })).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Try again connection.pdf' }))
    await expect(await canvas.findByText('Waiting its turn')).toBeVisible()
  },
}

export const AColleaguesFile: Story = {
  args: { items: [uploadItem({ uploadedBy: 'Ngozi Eze', isHere: false })] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Uploaded by Ngozi Eze')).toBeVisible()
    await expect(canvas.getByRole('group', { name: /1 file uploaded/ })).toBeVisible()
  },
}

export const RemovedAtASecondPress: Story = {
  tags: ['needs-browser'],
  args: { items: ['may.pdf', 'june.pdf'].map((name) => uploadItem({ name })) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Remove may.pdf' }))
    await expect(canvas.getByRole('button', { name: 'Keep it' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByRole('button', { name: 'Remove may.pdf' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await userEvent.click(canvas.getByRole('button', { name: 'Remove may.pdf' }))
    const [left] = canvas.getAllByRole('listitem')
    await expect(left).toHaveFocus()
    await expect(screen.getByRole('status')).toHaveTextContent('may.pdf was removed.')
    await userEvent.click(canvas.getByRole('button', { name: 'Remove june.pdf' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Remove june.pdf' }))
    await expect(canvas.getByRole('button', { name: /^Add files/ })).toHaveFocus()
  },
}

export const OrderedByKeyboard: Story = {
  tags: ['needs-browser'],
  args: { items: ['may.pdf', 'june.pdf', 'july.pdf'].map((name) => uploadItem({ name })) },
  play: async ({ canvas, userEvent }) => {
    const names = () => canvas.getAllByRole('listitem').map((row) => row.querySelector('bdi')?.textContent)
    const order = canvas.getByRole('button', { name: 'Change the order' })
    await userEvent.click(order)
    await expect(order).toHaveAttribute('aria-pressed', 'true')
    canvas.getByRole('button', { name: 'Move up july.pdf' }).focus()
    await userEvent.keyboard('{Enter}')
    await expect(names()).toEqual(['may.pdf', 'july.pdf', 'june.pdf'])
    await expect(canvas.getByRole('button', { name: 'Move up july.pdf' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await userEvent.keyboard('{Enter}')
    await expect(names()).toEqual(['july.pdf', 'may.pdf', 'june.pdf'])
    await expect(canvas.getByRole('button', { name: 'Move up july.pdf' })).toHaveFocus()
    await expect(screen.getByRole('status')).toHaveTextContent('july.pdf is now file 1 of 3.')
  },
}

export const DroppedOnTheSlot: Story = {
  tags: ['needs-browser'],
  play: async ({ canvas, canvasElement }) => {
    const slot = canvasElement.querySelector('.ol-DocumentSlot') ?? canvasElement
    const label = canvas.getByText('Bank statements')
    const files = [pdf('june.pdf'), new File(['x'], 'song.mp3', { type: 'audio/mpeg' })]
    await expect(hand('dragover', label, files)).toBe(false)
    await waitFor(() => expect(slot).toHaveAttribute('data-ol-over'))
    await expect(hand('drop', label, files)).toBe(false)
    await expect(await canvas.findByText('Waiting its turn')).toBeVisible()
    await expect(canvas.getByText(/^Not accepted/)).toBeVisible()
    await expect(slot).not.toHaveAttribute('data-ol-over')
    // Beside the slot, the browser would leave the page for the file.
    await expect(hand('drop', canvasElement, files)).toBe(false)
  },
}

export const PastedIntoTheSlot: Story = {
  tags: ['needs-browser'],
  play: async ({ canvas }) => {
    const add = canvas.getByRole('button', { name: /^Add files/ })
    add.focus()
    await expect(hand('paste', add, [])).toBe(true)
    await expect(hand('paste', add, [pdf('june.pdf')])).toBe(false)
    await expect(await canvas.findByText('june.pdf')).toBeVisible()
  },
}

export const WithTheCamera: Story = {
  args: { label: 'Identity card', hint: 'Both sides, so that every word can be read.', slot: 'kyc_id' },
  globals: { density: 'touch' },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await expect(canvas.getByRole('button', { name: 'Take a photo Identity card' })).toBeVisible()
    const camera = canvasElement.querySelector<HTMLInputElement>('input[capture="environment"]')
    await expect(camera).toHaveAttribute('accept', 'image/*')
    if (camera) await userEvent.upload(camera, new File(['x'], 'IMG_1.jpg', { type: 'image/jpeg' }))
    await expect(canvas.getByText('IMG_1.jpg')).toBeVisible()
  },
}

export const OneFileOnly: Story = {
  args: {
    maxFiles: 1,
    items: [uploadItem({ name: 'offer-letter.pdf' })],
    label: 'Offer letter',
    hint: undefined,
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await expect(canvas.getByRole('button', { name: 'Replace Offer letter' })).toBeVisible()
    await userEvent.upload(findInput(canvasElement), pdf('offer-letter-signed.pdf'))
    await expect(canvas.getAllByRole('listitem')).toHaveLength(1)
    await expect(canvas.getByText('offer-letter-signed.pdf')).toBeVisible()
  },
}

export const NoRoomForMore: Story = {
  args: { maxFiles: 2, items: [uploadItem({ name: 'may.pdf' }), uploadItem({ name: 'june.pdf' })] },
  play: async ({ canvas }) => {
    const add = canvas.getByRole('button', { name: /^Add files/ })
    await expect(add).toHaveAttribute('aria-disabled', 'true')
    await expect(add).toHaveAccessibleDescription(/Room for 2 files/)
  },
}

export const Missing: Story = {
  args: { errorText: 'Add your bank statements', id: 'bank-statements' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: /^Add files/ })).toHaveAccessibleDescription(
      /Add your bank statements/,
    )
  },
}

export const OptionalAndLong: Story = {
  args: {
    label: 'Verwaltungsgesellschaftsgründungsbescheinigungsunterlagen of the holding company',
    required: false,
    items: [
      uploadItem({
        name: 'Scan_2026-06-30_ADAEZE_FOODS_LIMITED_certificate-of-incorporation-of-the-holding-company_final_v2(1).pdf',
      }),
      uploadItem({
        name: 'شهادة التأسيس.pdf',
        state: 'sending',
        sent: 2_000_000,
        uploadedBy: 'نغوزي إيزي',
      }),
    ],
  },
  globals: { direction: 'rtl', viewport: { value: 'small' } },
}

export const DeclaredNotToExist: Story = {
  args: { notApplicable: { isChosen: true, onChange: () => undefined } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('checkbox')).toHaveAccessibleName('We do not have it: Bank statements')
    await expect(canvas.queryByRole('button')).toBeNull()
  },
}
