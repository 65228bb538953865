export const lockboxReconciliation = {
  'lockboxReconciliation.title': 'Check the lockbox account’s statement',
  'lockboxReconciliation.choose': 'Statement of the lockbox account',
  'lockboxReconciliation.chooseHint': 'It is read on this device and is not uploaded.',
  'lockboxReconciliation.formats': 'CSV, Excel (.xlsx), PDF, OFX or MT940.',
  'lockboxReconciliation.failed': 'We could not load the requests',
  'lockboxReconciliation.compare': 'Compare',
  'lockboxReconciliation.answer': {
    one: '{paired} of {count} request is on the statement',
    other: '{paired} of {count} requests are on the statement',
  },
  'lockboxReconciliation.needs': { one: '{count} thing needs you.', other: '{count} things need you.' },
  'lockboxReconciliation.needsNothing': 'Nothing needs you.',
  'lockboxReconciliation.period': '{file}, {from} to {to}',
  'lockboxReconciliation.awaited': {
    one: '{count} request may still get its line.',
    other: '{count} requests may still get their lines.',
  },
  'lockboxReconciliation.knownFrom':
    'Not every request before {date} could be read, so earlier lines are not compared.',
  'lockboxReconciliation.another': 'Choose another statement',
  'lockboxReconciliation.report': 'Download the report',
  'lockboxReconciliation.evidence': 'Shows that a withdrawal was done',
  'lockboxReconciliation.evidence.text':
    'This line fits exactly one withdrawal without a result. An operator can record the result on it.',
  'lockboxReconciliation.contradiction': 'Contradicts our records',
  'lockboxReconciliation.contradiction.outcome':
    'The money moved, but this is recorded as failed or not sent. Ask the lender before it is sent again.',
  'lockboxReconciliation.contradiction.amount':
    'The line names this request with another amount. Ask the bank which one is right.',
  'lockboxReconciliation.contradiction.direction':
    'The line names this request, but the money went the other way. It may have come back: ask the lender.',
  'lockboxReconciliation.takenBack': 'Taken back',
  'lockboxReconciliation.takenBack.text':
    'Another line moved this money back, or the line itself reads like money that was moved back. The lines are no evidence that it was done. Ask the lender before anything is sent again.',
  'lockboxReconciliation.ambiguous': 'Fits several requests',
  'lockboxReconciliation.ambiguous.text':
    'We cannot say which line is which request, so no line is evidence. Ask the bank for their references.',
  'lockboxReconciliation.ambiguous.balanced': 'There are as many lines as requests: no money is missing.',
  'lockboxReconciliation.operationWithoutLine': 'Not on the statement',
  'lockboxReconciliation.operationWithoutLine.succeeded': {
    one: 'Recorded as done, {count} day before the statement ends. Ask the lender where the money is.',
    other: 'Recorded as done, {count} days before the statement ends. Ask the lender where the money is.',
  },
  'lockboxReconciliation.operationWithoutLine.open':
    'It has no result and no line: it may not have been done. Ask the lender before it is sent again.',
  'lockboxReconciliation.operationWithoutLine.back':
    'The money is said to have come back, but there is no line for that. Ask the lender.',
  'lockboxReconciliation.operationWithoutLine.unread':
    'Its line may be one that could not be read: look for it in the statement first.',
  'lockboxReconciliation.operationWithoutLine.earlier': 'Its line may be on an earlier statement.',
  'lockboxReconciliation.rowsWithoutLine': 'Partly on the statement',
  'lockboxReconciliation.rowsWithoutLine.text': {
    one: '{count} repayment of this set has no line. Ask who paid it, and when.',
    other: '{count} repayments of this set have no line. Ask who paid them, and when.',
  },
  'lockboxReconciliation.lineWithoutOperation': 'Not requested here',
  'lockboxReconciliation.lineWithoutOperation.text':
    'No request fits this line. Find out who moved the money.',
  'lockboxReconciliation.lineWithoutOperation.charge':
    'It reads like a charge of the bank. Check it against the bank’s list of charges.',
  'lockboxReconciliation.onStatement': 'On the statement',
  'lockboxReconciliation.inLedger': 'In our records',
  'lockboxReconciliation.line': 'Line {line}',
  'lockboxReconciliation.day': 'Day',
  'lockboxReconciliation.in': 'Came in',
  'lockboxReconciliation.out': 'Went out',
  'lockboxReconciliation.says': 'Text',
  'lockboxReconciliation.state': 'Status',
  'lockboxReconciliation.use': 'Use as evidence',
  'lockboxReconciliation.saw': 'What did you see?',
  'lockboxReconciliation.sawOnLine': 'Line {line} of the account’s statement of {day}: {amount} went out.',
  'lockboxReconciliation.goOn': 'Continue',
  'lockboxReconciliation.check': 'Record {reference} as done?',
  'lockboxReconciliation.whoAgrees':
    'This sends no money. Where two operators are asked for, it counts once another one has agreed.',
  'lockboxReconciliation.lineUsed':
    'This line is already the evidence for another request. Nothing was recorded.',
  'lockboxReconciliation.onlyOperators': 'Only an operator can record the result.',
  'lockboxReconciliation.pairs': {
    one: 'Show {count} request with its line',
    other: 'Show {count} requests with their lines',
  },
  'lockboxReconciliation.by': 'Matched by',
  'lockboxReconciliation.by.evidence': 'An operator',
  'lockboxReconciliation.by.reference': 'Reference',
  'lockboxReconciliation.by.amount': 'Amount and day',
  'lockboxReconciliation.report.digest': 'SHA-256 of the file',
  'lockboxReconciliation.report.file': 'File',
  'lockboxReconciliation.report.period': 'Period',
  'lockboxReconciliation.report.currency': 'Currency',
  'lockboxReconciliation.report.made': 'Made',
  'lockboxReconciliation.report.daysToArrive': 'Days until a line is expected',
  'lockboxReconciliation.report.operations': 'Requests',
  'lockboxReconciliation.report.lines': 'Lines',
  'lockboxReconciliation.report.paired': 'Requests with a line',
  'lockboxReconciliation.report.awaited': 'Requests whose line may still come',
  'lockboxReconciliation.report.findings': 'Findings',
  'lockboxReconciliation.report.knownFrom': 'Every request is known from',
  'lockboxReconciliation.report.result': 'Result',
  'lockboxReconciliation.report.kind': 'Type',
  'lockboxReconciliation.report.operationAmount': 'Amount requested',
  'lockboxReconciliation.report.resolvedBy': 'Recorded by',
  'lockboxReconciliation.report.confirmedBy': 'Agreed by',
  'lockboxReconciliation.other.outside': 'Of other days',
  'lockboxReconciliation.other.awaited': 'Its line may still come',
  'lockboxReconciliation.other.noneExpected': 'No line expected',
  'lockboxReconciliation.other.unknownDays': 'Not compared',
} as const
