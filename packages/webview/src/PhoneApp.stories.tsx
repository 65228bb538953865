import { WithdrawForm } from '@onlend/widgets/withdraw-form'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { type CSSProperties, type ReactNode, useEffect, useState } from 'react'
import type { AppMessage } from './messages/appMessages.ts'
import { type PageMessage, pageMessages } from './messages/pageMessages.ts'
import { readMessage } from './messages/readMessage.ts'
import { writeMessage } from './messages/writeMessage.ts'
import { mountInWebView } from './mountInWebView.ts'

const post = (message: AppMessage) => window.postMessage(writeMessage(message), location.origin)
const insets = { top: 36, right: 0, bottom: 24, left: 0 }

/** Stands for a phone: the app around the page is this frame, which says by the bridge's own messages what it covers. */
function Phone({ textScale, children }: { textScale: number; children: ReactNode }): ReactNode {
  const [heard, setHeard] = useState('')
  useEffect(() => {
    const postMessage = (text: string) => {
      const message = readMessage<PageMessage>(text, pageMessages)
      if (message) setHeard(message.type === 'back' ? `back: ${message.result}` : message.type)
    }
    Object.assign(window, { ReactNativeWebView: { postMessage } })
    const bridge = mountInWebView()
    post({ type: 'look', textScale, insets })
    return () => {
      bridge?.unmount()
      Reflect.deleteProperty(window, 'ReactNativeWebView')
      document.documentElement.removeAttribute('style')
    }
  }, [textScale])
  return (
    <>
      <div style={phone}>
        <div style={camera} />
        <div style={page}>{children}</div>
      </div>
      <p>
        <button type="button" onClick={() => post({ type: 'back', id: '1' })}>
          The phone’s back button
        </button>{' '}
        <output>{heard}</output>
      </p>
    </>
  )
}

const phone: CSSProperties = {
  ...{ position: 'relative', inlineSize: 'min(360px, 100%)', blockSize: 720, overflow: 'hidden' },
  ...{ boxSizing: 'border-box', border: '8px solid #222', borderRadius: 40 },
}
const camera: CSSProperties = {
  ...{ position: 'absolute', insetInlineStart: 'calc(50% - 50px)', insetBlockStart: 6, zIndex: 1 },
  ...{ inlineSize: 100, blockSize: 24, borderRadius: 12, background: '#222' },
}
const page: CSSProperties = {
  ...{ blockSize: '100%', overflow: 'auto', boxSizing: 'border-box', paddingInline: 16 },
  paddingBlock: 'var(--onlend-inset-top, 0px) var(--onlend-inset-bottom, 0px)',
}

const meta = {
  title: 'Hooks/In a phone app',
  component: Phone,
  tags: ['own-look'],
  args: { textScale: 1, children: <WithdrawForm country="nigeria" currency="NGN" balance="1250000" /> },
} satisfies Meta<typeof Phone>

export default meta

type Story = StoryObj<typeof meta>

export const Withdrawal: Story = { name: 'A page that is shown alone, clear of the camera' }

export const LargerText: Story = { name: 'With the phone’s larger text', args: { textScale: 1.5 } }
