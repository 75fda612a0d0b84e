// helperModuleTypes.ts declares what each field is.
const person = (
  id: number,
  name: string,
  age: number,
  city: string,
  ...languages: readonly string[]
) => ({ id, name, age, city, languages })

export const people = [
  person(1, 'Ada', 36, 'London', 'English', 'French'),
  person(2, 'Bashir', 29, 'Nairobi', 'Swahili', 'English'),
  person(3, 'Chiara', 41, 'Turin', 'Italian'),
  person(4, 'Daniel', 52, 'Lisbon', 'Portuguese', 'Spanish', 'English'),
  person(5, 'Eun-ji', 24, 'Busan', 'Korean', 'English'),
  person(6, 'Farid', 36, 'London', 'English', 'Arabic'),
  person(7, 'Greta', 67, 'Turin', 'Italian', 'German'),
  person(8, 'Hiro', 31, 'Osaka', 'Japanese'),
  person(9, 'Ines', 29, 'Lisbon', 'Portuguese'),
  person(10, 'Joao', 45, 'Lisbon', 'Portuguese', 'English'),
  person(11, 'Kamala', 38, 'Chennai', 'Tamil', 'English', 'Hindi'),
  person(12, 'Liam', 19, 'London', 'English'),
]
