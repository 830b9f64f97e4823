// Tests without a browser know every game from the beginning.
import { entryNamed, kGames, learnGame } from '../src/games';

await Promise.all(kGames.map((name) => learnGame(entryNamed(name))));
