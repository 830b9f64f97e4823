// Says that the page did not arrive whole, where not even its words did: in English, without a library.
export function sayPageMissing(): void {
  const text = document.createElement('p');
  text.textContent = 'A part of this page did not arrive. The club may just be starting anew.';
  const button = document.createElement('button');
  button.className = 'primary';
  button.textContent = 'Load the page again';
  button.onclick = () => location.reload();
  const main = document.createElement('main');
  main.className = 'door';
  main.setAttribute('role', 'alert');
  main.append(text, button);
  document.getElementById('app')!.replaceChildren(main);
}
