import { type DrawnColumn, drawTable } from './drawTable.ts'
import { type DrawnText, measure } from './makePdf.ts'

/** M-PESA of Kenya: the newest first, times below their days, money out with a minus. */
export function drawMpesa(): DrawnText[][] {
  return drawTable({
    letterhead: [
      { x: 40, y: 40, text: 'M-PESA STATEMENT', size: 14 },
      { x: 40, y: 60, text: 'Customer Name:' },
      { x: 140, y: 60, text: 'EXAMPLE TRADER' },
      { x: 40, y: 72, text: 'Mobile Number:' },
      { x: 140, y: 72, text: '0700000001' },
      { x: 40, y: 100, text: 'TRANSACTION TYPE' },
      { x: 300, y: 100, text: 'PAID IN', align: 'right' },
      { x: 400, y: 100, text: 'PAID OUT', align: 'right' },
      { x: 40, y: 112, text: 'TOTAL:' },
      { x: 300, y: 112, text: '4,250.00', align: 'right' },
      { x: 400, y: 112, text: '1,015.00', align: 'right' },
    ],
    columns: [
      { heading: 'Receipt No.', x: 40 },
      { heading: 'Completion\nTime', x: 120 },
      { heading: 'Details', x: 200 },
      { heading: 'Transaction\nStatus', x: 420 },
      { heading: 'Paid In', x: 570, align: 'right' },
      { heading: 'Withdrawn', x: 650, align: 'right' },
      { heading: 'Balance', x: 740, align: 'right' },
    ],
    rows: [
      [
        'SC5000004',
        '2026-03-07\n09:12:00',
        'Funds received from\n2547******02 - AMINA\nSAMPLE',
        'Completed',
        '3,000.00',
        '',
        '4,235.00',
      ],
      ['SC5000003', '2026-03-06\n18:40:21', 'Pay Bill Charge', 'Completed', '', '-15.00', '1,235.00'],
      [
        'SC5000002',
        '2026-03-06\n18:40:21',
        'Pay Bill to 888880 -\nKPLC PREPAID Acc.\n0140',
        'Completed',
        '',
        '-1,000.00',
        '1,250.00',
      ],
      ['SC5000001', '2026-03-05\n07:01:09', 'Funds received INV-77', 'Completed', '1,250.00', '', '2,250.00'],
    ],
    rowAlign: 'top',
    rowsPerPage: 3,
  })
}

/** MTN MoMo: balances before and after, a fee beside the amount, no direction. */
export function drawMomo(): DrawnText[][] {
  return drawTable({
    letterhead: [
      { x: 40, y: 40, text: 'MTN Mobile Money Statement', size: 14 },
      { x: 40, y: 60, text: 'Wallet number: 233240000001   Currency: GHS' },
    ],
    columns: [
      { heading: 'TRANSACTION\nDATE', x: 40 },
      { heading: 'FROM NAME', x: 120 },
      { heading: 'TRANS.\nTYPE', x: 250 },
      { heading: 'AMOUNT', x: 370, align: 'right' },
      { heading: 'FEES', x: 420, align: 'right' },
      { heading: 'E-LEVY', x: 470, align: 'right' },
      { heading: 'BAL BEFORE', x: 550, align: 'right' },
      { heading: 'BAL AFTER', x: 630, align: 'right' },
      { heading: 'REF', x: 660 },
    ],
    rows: [
      [
        '05-Mar-2026 08:00:00',
        'KOFI SAMPLE',
        'TRANSFER',
        '200.00',
        '0.00',
        '0.00',
        '50.00',
        '250.00',
        'INV-12',
      ],
      [
        '05-Mar-2026 10:30:00',
        'EXAMPLE SHOP',
        'PAYMENT',
        '100.00',
        '0.75',
        '1.00',
        '250.00',
        '148.25',
        'rent',
      ],
      ['06-Mar-2026 11:00:00', 'EXAMPLE SHOP', 'CASH_OUT', '40.00', '0.40', '0.00', '148.25', '107.85', ''],
      [
        '07-Mar-2026 12:00:00',
        'ESI SAMPLE',
        'TRANSFER',
        '12.15',
        '0.00',
        '0.00',
        '107.85',
        '120.00',
        'INV-13',
      ],
    ],
    rowAlign: 'top',
    rowsPerPage: 10,
  })
}

/** A Nigerian bank that says an opening balance in the table, and the remarks at the right. */
export function drawTopAlignedBank(): DrawnText[][] {
  return drawTable({
    letterhead: [
      { x: 40, y: 40, text: 'CUSTOMER STATEMENT', size: 14 },
      { x: 40, y: 60, text: 'Account No: 0000001234' },
      { x: 400, y: 60, text: 'Opening Balance:' },
      { x: 560, y: 60, text: '10,000.00', align: 'right' },
      { x: 40, y: 72, text: 'Currency: NGN' },
      { x: 400, y: 72, text: 'Closing Balance:' },
      { x: 560, y: 72, text: '259,946.25', align: 'right' },
    ],
    columns: [
      { heading: 'Trans. Date', x: 40 },
      { heading: 'Value. Date', x: 110 },
      { heading: 'Reference', x: 180 },
      { heading: 'Debits', x: 320, align: 'right' },
      { heading: 'Credits', x: 400, align: 'right' },
      { heading: 'Balance', x: 480, align: 'right' },
      { heading: 'Originating Branch', x: 500 },
      { heading: 'Remarks', x: 600 },
    ],
    rows: [
      [
        '05-Mar-2026',
        '05-Mar-2026',
        "'1200001",
        '',
        '250,000.00',
        '260,000.00',
        'HEAD OFFICE',
        'NIP TRANSFER FROM ADA\nSAMPLE FOR INV-77 AND\nINV-78',
      ],
      [
        '06-Mar-2026',
        '06-Mar-2026',
        "'1200002",
        '50.00',
        '',
        '259,950.00',
        'HEAD OFFICE',
        'ELECTRONIC MONEY\nTRANSFER LEVY',
      ],
      ['06-Mar-2026', '06-Mar-2026', "'1200003", '3.75', '', '259,946.25', 'HEAD OFFICE', 'VAT'],
    ],
    rowAlign: 'top',
    rowsPerPage: 2,
  })
}

/** A Nigerian bank whose cells stand in the middle of their rows, with days of two lines and a summary of headings over amounts. */
export function drawMiddleAlignedBank(): DrawnText[][] {
  return drawTable({
    letterhead: [
      { x: 40, y: 40, text: 'Statement of Account', size: 14 },
      { x: 40, y: 60, text: 'Account Number 0000005678 NGN' },
      { x: 40, y: 90, text: 'Opening Balance' },
      { x: 160, y: 90, text: 'Total Withdrawals' },
      { x: 280, y: 90, text: 'Total Lodgements' },
      { x: 400, y: 90, text: 'Closing Balance' },
      { x: 40, y: 102, text: '1,000.00' },
      { x: 160, y: 102, text: '400.50' },
      { x: 280, y: 102, text: '5,000.00' },
      { x: 400, y: 102, text: '5,599.50' },
    ],
    columns: [
      { heading: 'S/N', x: 40 },
      { heading: 'Posted Date', x: 70 },
      { heading: 'Value Date', x: 140 },
      { heading: 'Description', x: 210 },
      { heading: 'Debit', x: 480, align: 'right' },
      { heading: 'Credit', x: 560, align: 'right' },
      { heading: 'Balance', x: 640, align: 'right' },
    ],
    rows: [
      [
        '1',
        '05-MAR-\n2026',
        '05-MAR-\n2026',
        'TRF/INV-90/FROM EXAMPLE\nWHOLESALE LIMITED\nLAGOS',
        '',
        '5,000.00',
        '6,000.00',
      ],
      ['2', '06-MAR-\n2026', '06-MAR-\n2026', 'POS PURCHASE AT EXAMPLE\nSTORE', '400.50', '', '5,599.50'],
    ],
    rowAlign: 'middle',
    rowsPerPage: 20,
  })
}

export type DrawnMovement = { day: string; text: string; in: string; out: string; balance: string }
export type DrawnLook = {
  headings: 'left' | 'middle' | 'right'
  rowAlign: 'top' | 'middle'
  rowGap: number
  rowsPerPage: number
}

/** A statement of an invented bank, whose headings stand at the left, in the middle or at the right over its amounts. */
export function drawMovements(movements: readonly DrawnMovement[], look: DrawnLook): DrawnText[][] {
  const money = (heading: string, right: number): DrawnColumn => {
    const wide = measure(heading)
    const headingAt = {
      left: { x: right - 75 },
      middle: { x: right - 37 - wide / 2 },
      right: { x: right - wide },
    }
    return { heading, x: right, align: 'right', headingAt: headingAt[look.headings] }
  }
  return drawTable({
    letterhead: [{ x: 40, y: 40, text: 'Account 0000009012 KES' }],
    columns: [
      { heading: 'Date', x: 40 },
      { heading: 'Particulars', x: 120 },
      ...[money('Money Out', 480), money('Money In', 570), money('Balance', 660)],
    ],
    rows: movements.map(({ day, text, balance, ...moved }) => [day, text, moved.out, moved.in, balance]),
    ...look,
  })
}
