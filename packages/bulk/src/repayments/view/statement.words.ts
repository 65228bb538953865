/** The words of every reading of a statement, for each widget that reads one. */
export const statement = {
  'statement.doubt.direction':
    'Some lines do not show whether money came in or went out, or their balance says otherwise. Choose the columns or the words that show it. Lines that stay unclear are left out.',
  'statement.doubt.status':
    'Some lines have a status that we do not know. Only lines that are booked count; lines that stay unclear are left out.',
  'statement.word': 'What does “{word}” mean?',
  'statement.word.unknown': 'Not known: leave its lines out',
  'statement.in': 'Money in',
  'statement.out': 'Money out',
  'statement.booked': 'Booked',
  'statement.not_booked': 'Not booked',
  'statement.unread': {
    one: '{count} line could not be read and is left out.',
    other: '{count} lines could not be read and are left out.',
  },
  'statement.notBooked': {
    one: '{count} line is not booked and is left out.',
    other: '{count} lines are not booked and are left out.',
  },
  'statement.noDirection': 'Left out, because it is not clear whether money came in or went out.',
  'statement.unclearStatus': 'Left out, because it is not clear whether the bank booked it.',
  'statement.damaged': 'Some letters are damaged in the file and are shown as \ufffd.',
  'statement.at': 'Lines: {lines}',
} as const
