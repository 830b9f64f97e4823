// A name for somebody who has not thought of one: an animal of the fields.
const kNames = ['Stirna', 'Kiškis', 'Barsukas', 'Gervė', 'Gandras', 'Lapė', 'Ežys', 'Bitė', 'Volungė', 'Kregždė'];

/** The random number is a parameter for tests. */
export function friendlyName(random: () => number = Math.random): string {
  const name = kNames[Math.floor(random() * kNames.length)];
  return `${name} ${10 + Math.floor(random() * 90)}`;
}
