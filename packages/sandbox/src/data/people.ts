type Names = {
  given: readonly (readonly [name: string, gender: 'female' | 'male'])[]
  family: readonly string[]
  trades: readonly string[]
}

/** The names and trades of the sandbox's invented customers. */
export const people: Names = {
  given: [
    ['Ngozi', 'female'],
    ['Chukwuemeka', 'male'],
    ['Fọláṣadé', 'female'],
    ['Babátúndé', 'male'],
    ['Aisha', 'female'],
    ['Ibrahim', 'male'],
    ['Abena', 'female'],
    ['Kofi', 'male'],
    ['Wanjikũ', 'female'],
    ['Ọlúwaṣeun', 'male'],
    ['Zainab', 'female'],
    ['Kwabena', 'male'],
    ['Adwoa', 'female'],
    ['Emeka', 'male'],
    ['Hauwa', 'female'],
    ['Yaw', 'male'],
  ],
  family: [
    'Okafor',
    'Adéyẹmí',
    'Bello',
    'Mensah',
    'Ọdúyà',
    'Nwosu',
    'Owusu',
    'Danjuma',
    'Kamau',
    'Eze',
    'Asante',
    "N'Guessan",
    'Abdullahi',
  ],
  trades: ['Trader', 'Tailor', 'Farmer', 'Driver', 'Baker', 'Mechanic', 'Pharmacist', 'Carpenter', 'Teacher'],
}
