export const creditUsageChart = {
  'creditUsageChart.title': 'Credit used',
  'creditUsageChart.period': { one: 'The last {count} week', other: 'The last {count} weeks' },
  'creditUsageChart.now': '{drawn} drawn of {limit}',
  'creditUsageChart.day': 'Day',
  'creditUsageChart.drawn': 'Drawn',
  'creditUsageChart.limit': 'Limit',
  'creditUsageChart.change': 'Change',
  'creditUsageChart.up': 'More drawn: a drawdown',
  'creditUsageChart.down': 'Less drawn: a repayment',
  'creditUsageChart.today': 'Today',
  'creditUsageChart.marks': 'Marks stand where we saw the drawn amount change.',
  'creditUsageChart.since': 'Shown from {date}, the day we first saw this limit.',
  'creditUsageChart.trend': {
    one: 'Drawn {count} week ago: {drawn}',
    other: 'Drawn {count} weeks ago: {drawn}',
  },
  'creditUsageChart.first':
    'We first saw this limit on {date}. How it is used is drawn from then on, once it changes.',
  'creditUsageChart.none.title': 'No credit limit yet',
  'creditUsageChart.none.text': 'Once you have a limit, what you have drawn of it over time appears here.',
  'creditUsageChart.failed': 'We could not load how your limit was used',
} as const
