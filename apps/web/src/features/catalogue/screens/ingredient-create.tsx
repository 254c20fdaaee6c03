import { IngredientForm } from '../components/ingredient/ingredient-form.tsx';

/** `/ingredient/create`: a new ingredient. */
export const IngredientCreateScreen = () => <IngredientForm id={null} />;
