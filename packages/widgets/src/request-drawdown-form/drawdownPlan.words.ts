export const drawdownPlan = {
  'drawdownPlan.title': 'What you get and when it is due',
  'drawdownPlan.receives': 'You get',
  'drawdownPlan.costs': 'It costs',
  'drawdownPlan.repays': 'You repay',
  'drawdownPlan.repays.unknown': '{amount} and the cost',
  'drawdownPlan.about': 'About {amount}',
  'drawdownPlan.lenderSets': 'Set by the lender',
  'drawdownPlan.loading': 'Working out the estimate…',
  'drawdownPlan.today': 'Today',
  'drawdownPlan.today.text': 'You ask for {amount}.',
  'drawdownPlan.paidOut': 'Paid out',
  'drawdownPlan.paidOut.text': 'Into your lockbox account, on a day that the lender sets.',
  'drawdownPlan.due': 'Due',
  'drawdownPlan.due.text': {
    one: 'About {date}: {count} day, if it were paid out today.',
    other: 'About {date}: {count} days, if it were paid out today.',
  },
  'drawdownPlan.note.host':
    'The cost is our estimate. The lender gives no quote and may charge something else.',
  'drawdownPlan.range': '{least} to {most}',
  'drawdownPlan.note.range': 'The cost is our range for {days}. The lender sets the exact cost.',
  'drawdownPlan.note.lastDrawdown':
    'The cost is worked out from your last drawdown: {amount} for {days} cost {cost}. The lender may charge something else.',
  'drawdownPlan.note.lender':
    'Your lender tells you the cost: this page does not know it. Ask before you request.',
  'drawdownPlan.note.otherDays':
    'The lender sets what it costs. Your last drawdown of {amount} was for {days} and cost {cost}.',
  'drawdownPlan.paid.title': 'What you got and when it is due',
  'drawdownPlan.paid.receives': 'You got',
  'drawdownPlan.paid.due.text': { one: '{date}, after {count} day', other: '{date}, after {count} days' },
} as const
