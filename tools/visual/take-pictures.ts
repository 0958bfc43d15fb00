import { mkdirSync, rmSync } from 'node:fs';
import { photograph, visit } from './camera';
import { drawContactSheet, type SheetPicture } from './contact-sheet';
import { allPaths, chooseBrands, nameOf, subjectsOf } from './plan';
import { runPictures } from './run-pictures';

const FOLDER = 'shots';
const DEFAULT_BRANDS = ['bfzh', 'gjs2', 'iekb'];

/** Takes a picture of every page of the brands that are named, or of a few, in both layouts, with a contact sheet of each brand. */
runPictures(async (studio, named) => {
  rmSync(FOLDER, { recursive: true, force: true });
  mkdirSync(FOLDER);
  for (const brand of chooseBrands(named.length > 0 ? named : DEFAULT_BRANDS)) {
    const pictures: SheetPicture[] = [];
    await studio.each(subjectsOf(brand, allPaths), async (page, subject) => {
      const file = `${brand}-${nameOf(subject)}.png`;
      await visit(page, subject);
      await photograph(page, `${FOLDER}/${file}`);
      pictures.push({ file, title: `${subject.path} · ${subject.layout}` });
    });
    const sheet = await studio.newPage('desktop');
    console.log(await drawContactSheet(sheet, FOLDER, brand, pictures));
    await sheet.context().close();
  }
  return true;
});
