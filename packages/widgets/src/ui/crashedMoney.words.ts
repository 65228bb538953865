export const crashedMoney = {
  'common.crashedMoney.title': 'We could not show what happened',
  'common.crashedMoney.text':
    'It may have been sent. Do not send it again. Look at your past requests first.',
  'common.crashedForm.text': 'Nothing was sent. Try again, or reload the page.',
} as const
