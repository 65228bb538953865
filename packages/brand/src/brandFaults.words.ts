/** The faults of a brand, each with the step that mends it, by code. */
export const brandFaults = {
  'brandFault.noObject': 'The file must hold one JSON object: a brand, a theme or design tokens.',
  'brandFault.notJson': 'The file is not JSON: {detail}. Correct it there, or choose another file.',
  'brandFault.unread': 'The file cannot be read: {detail}.',
  'brandFault.member': 'A brand has no part of this name, so it is left out. Correct its spelling.',
  'brandFault.value': 'This value is refused: it {detail}.',
  'brandFault.required': 'Give a value.',
  'brandFault.number': 'Write a number.',
  'brandFault.locale': 'Write a language tag such as fr or fr-CI.',
  'brandFault.timeZone': 'Write a time zone such as Africa/Lagos.',
  'brandFault.days': 'Write whole days from 1 to 3650.',
  'brandFault.country': 'Write the two letters of a country, such as NG.',
  'brandFault.email': 'Write an e-mail address.',
  'brandFault.phone': 'Write a phone number such as +234 1 700 0000.',
  'brandFault.link': 'Write an address that begins with https://, or a path such as /terms.',
  'brandFault.amount': 'Write an amount such as 12.50.',
  'brandFault.order': 'Write amounts from 0 on, the least not above the most.',
  'brandFault.length': 'The text is empty, too long, or has control characters.',
  'brandFault.entries': 'There are too many entries, or one stands twice.',
  'brandFault.sentence': 'No widget says this sentence. Correct its key.',
  'brandFault.unknownPlace':
    'A place in braces stands here that the widget does not fill. Use those of the kit’s own sentence.',
  'brandFault.missingPlace':
    'A place in braces of the kit’s own sentence is missing, such as an amount. Put it in.',
  'brandFault.term': 'No sentence of the kit says “{form}”. The kit says: {forms}.',
  'brandFault.termLeft': '“{form}” has no word of yours, so sentences with it may not read well.',
  'brandFault.token': 'The kit has no token of this name. Correct its spelling, or take it out.',
  'brandFault.kind':
    'This is the wrong kind of value: a colour and a length are texts, such as #0f5c4c and 8px.',
  'brandFault.unsafe':
    'Write a plain value, without url(), var() or semicolons; a logo or a font is https: or a path such as /logo.svg.',
  'brandFault.malformed':
    'Write a colour as #0f5c4c, rgb() or hsl(), a length in px, rem or em; a logo needs light, alt, width and height, a font family and src.',
  'brandFault.long': 'Shorten it.',
  'brandFault.range': 'Choose a value nearer to the kit’s own.',
  'brandFault.contrast':
    '{token} reaches {ratio} to 1 on {against}, and {required} is needed. Choose them further apart.',
  'brandFault.contrastMended':
    '{token} reaches {ratio} to 1 on {against}, and {required} is needed: people see another shade. Choose them further apart.',
  'brandFault.tokenReference':
    'The token refers to one that the file does not have, or to itself. It is left out.',
  'brandFault.tokenValue':
    'A theme cannot hold this value, so it is left out. Write a colour in srgb, hsl or oklch, and a length in px or rem.',
} as const
