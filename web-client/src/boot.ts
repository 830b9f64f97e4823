// The first script, and a small one: asks for the language at once, while everything else arrives.
import './style.css';
import { languageFor, loadSettings } from './state/settings';
import { fileOf, textOf } from './words/languages';

void textOf(fileOf(languageFor(loadSettings(), navigator.languages)));
void import('./main');
