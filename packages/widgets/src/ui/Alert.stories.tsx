import type { Meta, StoryObj } from '@storybook/react-vite'
import { Alert } from './Alert.tsx'
import { Button } from './Button.tsx'

const meta = {
  title: 'Brand/Primitives/Alert',
  component: Alert,
  args: { tone: 'info', title: 'Your withdrawal was accepted', children: 'We are waiting for the bank.' },
} satisfies Meta<typeof Alert>

export default meta

type Story = StoryObj<typeof meta>

const every = (
  <>
    <Alert tone="neutral" title="Nothing was sent" />
    <Alert tone="info" title="Your session has ended">
      Sign in again to go on.
    </Alert>
    <Alert tone="success" title="₦50,000 arrived">
      The bank confirmed it.
    </Alert>
    <Alert tone="warning" title="We sent this but got no answer" icon="question">
      Do not send it again. We are checking.
    </Alert>
    <Alert
      tone="danger"
      title="Withdrawal failed"
      role="alert"
      actions={<Button icon="refresh">Try again</Button>}
    >
      The account is closed. Nothing was taken.
    </Alert>
  </>
)

export const EveryTone: Story = { render: () => every }
