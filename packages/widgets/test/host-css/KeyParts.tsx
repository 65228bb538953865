import type { ReactNode } from 'react'
import { Alert } from '../../src/ui/Alert.tsx'
import { Badge } from '../../src/ui/Badge.tsx'
import { Button } from '../../src/ui/Button.tsx'
import { Card } from '../../src/ui/Card.tsx'
import { Checkbox } from '../../src/ui/Checkbox.tsx'
import { CopyButton } from '../../src/ui/CopyButton.tsx'
import { DateField } from '../../src/ui/DateField.tsx'
import { DateParts } from '../../src/ui/DateParts.tsx'
import { DescriptionList } from '../../src/ui/DescriptionList.tsx'
import { Dialog } from '../../src/ui/Dialog.tsx'
import { EmptyState } from '../../src/ui/EmptyState.tsx'
import { ErrorSummary } from '../../src/ui/ErrorSummary.tsx'
import { ExternalLink } from '../../src/ui/ExternalLink.tsx'
import { FileField } from '../../src/ui/FileField.tsx'
import { Figure } from '../../src/ui/Figure.tsx'
import { Meter } from '../../src/ui/Meter.tsx'
import { MoneyField } from '../../src/ui/MoneyField.tsx'
import { ProgressBar } from '../../src/ui/ProgressBar.tsx'
import { RadioCards } from '../../src/ui/RadioCards.tsx'
import { Select } from '../../src/ui/Select.tsx'
import { Skeleton } from '../../src/ui/Skeleton.tsx'
import { Slider } from '../../src/ui/Slider.tsx'
import { Steps } from '../../src/ui/Steps.tsx'
import { Table } from '../../src/ui/Table.tsx'
import { TextArea } from '../../src/ui/TextArea.tsx'
import { TextField } from '../../src/ui/TextField.tsx'
import { Timeline } from '../../src/ui/Timeline.tsx'
import { bankIcon } from '../../src/ui/icons.ts'

const nothing = () => {}

const countries = [
  { value: 'ng', label: 'Nigeria' },
  { value: 'gh', label: 'Ghana' },
]

/** Every primitive of the kit at once, in the states that a style sheet tells apart: what a host's own CSS is let loose on. */
export function KeyParts(): ReactNode {
  return (
    <Card part="Card" title="Withdraw money" aside={<Badge tone="success">Active</Badge>}>
      <Fields />
      <Figures />
      <Table
        caption="Customers"
        headings={[
          { key: 'name', label: 'Name', sort: 'ascending', onSort: nothing },
          { key: 'limit', label: 'Limit', align: 'end' },
        ]}
        rows={[
          { key: 'a', cells: ['Adaeze Stores', '₦5,000,000.00'], isPressable: true },
          {
            key: 'b',
            cells: ['Kano Textiles', '₦1,250,000.00'],
            actions: <Button variant="quiet">Open</Button>,
          },
        ]}
        actionsLabel="Actions"
      />
      <div className="ol-Buttons">
        <Button variant="primary">Review</Button>
        <Button icon={bankIcon}>Choose</Button>
        <Button variant="danger">Remove</Button>
        <Button variant="quiet">Cancel</Button>
        <Button variant="primary" busy>
          Sending
        </Button>
        <CopyButton text="op_1" />
      </div>
      <ExternalLink href="https://example.com">Terms</ExternalLink>
      <Dialog
        title="Check and confirm"
        description="Money cannot be called back."
        closeLabel="Close"
        onClose={nothing}
      >
        <TextField label="Code" defaultValue="1234" />
        <div className="ol-Dialog-actions">
          <Button variant="primary">Confirm</Button>
          <Button>Edit</Button>
        </div>
      </Dialog>
    </Card>
  )
}

function Fields(): ReactNode {
  return (
    <>
      <ErrorSummary
        title="There is a problem"
        count={1}
        errors={[{ id: 'account', text: 'Enter ten digits' }]}
      />
      <MoneyField label="Amount" currency="NGN" hint="Up to ₦1,250,000.00" defaultValue="50000" />
      <TextField label="Account number" id="account" error="Enter ten digits" placeholder="0123456789" />
      <TextField label="Name on the account" defaultValue="ADAEZE OKAFOR" readOnly warning="Check the name" />
      <TextField label="Phone" type="tel" optional="(optional)" />
      <Select label="Country" options={countries} placeholder="Choose" defaultValue="gh" />
      <RadioCards legend="Withdraw to" value="ng" options={countries} onChange={nothing} />
      <Checkbox label="Same as the home address" hint="Tick when it is" defaultChecked />
      <TextArea label="Reason" rows={2} />
      <FileField
        label="Offer letter"
        hint="Signed"
        pickLabel="Add a file"
        note="Up to 25 MB"
        onPick={nothing}
      >
        <p className="ol-Text" id="letter">
          letter.pdf
        </p>
        <ProgressBar labelledBy="letter" valueText="60%" ratio={0.6} />
      </FileField>
      <DateField label="Paid on" />
      <DateParts label="Date of birth" id="birth" value="1990-02-03" onChange={nothing} />
      <Slider
        label="Days"
        value={2}
        last={5}
        valueText="90 days"
        least="30 days"
        most="180 days"
        onChange={nothing}
      />
      <Steps
        current={1}
        onGo={nothing}
        steps={[
          { key: 'one', label: 'Business' },
          { key: 'two', label: 'People' },
          { key: 'three', label: 'Review' },
        ]}
      />
    </>
  )
}

function Figures(): ReactNode {
  return (
    <>
      <Figure label="Available" value="₦3,600,000.00" />
      <Meter label="Drawn" valueText="25% drawn" ratio={0.25} />
      <Meter label="Drawn" valueText="80% drawn" ratio={0.8} shape="gauge" tone="warning">
        <span className="ol-Meter-percent">80%</span>
      </Meter>
      <DescriptionList
        rows={[
          { key: 'bank', name: 'Bank', value: 'Harbour Bank' },
          { key: 'total', name: 'Total', value: '₦50,000.00', strong: true },
        ]}
      />
      <Timeline
        label="Progress"
        steps={[
          { key: 'a', label: 'Requested', note: '14:02', state: 'done' },
          { key: 'b', label: 'Processing', note: 'Now', state: 'current' },
          { key: 'c', label: 'Paid', note: null, state: 'waiting' },
        ]}
      />
      <Alert
        tone="warning"
        title="Check before you withdraw"
        actions={<Button variant="quiet">Contact support</Button>}
      >
        Money that has been sent cannot be called back.
      </Alert>
      <EmptyState title="Nothing yet">Withdrawals will be listed here.</EmptyState>
      <Skeleton />
    </>
  )
}
