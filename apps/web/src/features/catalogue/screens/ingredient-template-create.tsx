import { IngredientTemplateForm } from '../components/ingredient-template/ingredient-template-form.tsx';

/** `/ingredients/templates/create`: a new ingredient template. */
export const IngredientTemplateCreateScreen = () => <IngredientTemplateForm id={null} />;
