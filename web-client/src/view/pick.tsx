// One choice among few.
interface PickProps<T extends string> {
  label: string;
  value: T;
  choices: [T, string][];
  choose: (value: T) => void;
}

export function Pick<T extends string>({ label, value, choices, choose }: PickProps<T>) {
  return (
    <label>
      {label}
      <select value={value} onChange={(event) => choose(event.currentTarget.value as T)}>
        {choices.map(([v, text]) => (
          <option key={v} value={v}>
            {text}
          </option>
        ))}
      </select>
    </label>
  );
}
